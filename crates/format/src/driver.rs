//! Calls of accelerators' drivers and runtime libraries, by the names that samples find: what a thread does in them.
//!
//! A CUDA runtime that is linked statically takes the driver's functions from `cuGetProcAddress`, so that nothing can stand
//! between; but the outermost frame of a sample in the driver is one of its exported functions all the same.

use crate::classes;

/// Beginnings of names of calls, and the id of their class; the first that fits counts. Of OpenCL, Level Zero and HSA their own.
#[rustfmt::skip]
const CALLS: &[(&str, &[&str])] = &[
    ("accelerator", &[
        "cuStreamSynchronize", "cuCtxSynchronize", "cuEventSynchronize",
        "cudaStreamSynchronize", "cudaDeviceSynchronize", "cudaThreadSynchronize", "cudaEventSynchronize",
        "hipStreamSynchronize", "hipDeviceSynchronize", "hipCtxSynchronize", "hipEventSynchronize",
        "hsa_signal_wait", "hsa_amd_signal_wait",
        "zeCommandQueueSynchronize", "zeCommandListHostSynchronize", "zeEventHostSynchronize", "zeFenceHostSynchronize",
        "clFinish", "clWaitForEvents",
    ]),
    ("accelerator_copy", &[
        "cuMemcpy", "cuMemset", "cuMemPrefetch", "cudaMemcpy", "cudaMemset", "cudaMemPrefetch",
        "hipMemcpy", "hipMemset", "hipMemPrefetch", "hsa_memory_copy", "hsa_amd_memory_async_copy",
        "zeCommandListAppendMemory", "clEnqueueRead", "clEnqueueWrite", "clEnqueueCopy", "clEnqueueFill", "clEnqueueMap",
        "clEnqueueUnmap", "clEnqueueSVMMem",
    ]),
    ("accelerator_launch", &[
        "cuLaunch", "cuGraphLaunch", "cudaLaunch", "__cudaLaunch", "cudaGraphLaunch",
        "hipLaunch", "hipModuleLaunch", "hipExtLaunch", "hipExtModuleLaunch", "hipGraphLaunch",
        "zeCommandListAppendLaunch", "zeCommandQueueExecuteCommandLists", "clEnqueueNDRange", "clEnqueueTask",
    ]),
];

/// What code of a statically linked CUDA runtime is called in the program that it is part of; a hash follows.
const STATIC: &str = "libcudart_static_";

/// Beginnings of what a program calls of it.
#[rustfmt::skip]
const RUNTIME: &[&str] = &[
    "cudaMalloc", "cudaFree", "cudaHost", "cudaStream", "cudaEvent", "cudaDevice", "cudaFunc", "cudaGet", "cudaSet",
    "cudaGraph", "cudaMem", "cudaPointer", "cudaLaunch", "cudaThread", "cudaOccupancy", "cudaIpc", "cudaLibrary", "cudaKernel",
    "cudaInit", "cudaPeek", "cudaDriver", "cudaRuntime", "cudaArray", "cudaCreate", "cudaDestroy",
];

fn begins(name: &str, starts: &[&str]) -> bool {
    starts.iter().any(|start| name.starts_with(start))
}

/// Id of the class of a call of a driver or its runtime library, by its name.
pub fn class_of(call: &str) -> &'static str {
    let row = CALLS.iter().find(|(_, starts)| begins(call, starts));
    let id = row.map_or("accelerator_other", |(id, _)| id);
    debug_assert!(classes::CLASSES.iter().any(|class| class.id == id));
    id
}

/// Whether a function in a program or library is part of a CUDA runtime linked into it: that has no lines, but for what the compiler
/// takes from its headers, whose names begin so.
pub fn is_linked_runtime(function: &str, has_lines: bool) -> bool {
    function.starts_with("__cuda")
        || function.starts_with("__device_stub__")
        || !has_lines && (function.starts_with(STATIC) || begins(function, RUNTIME))
}

/// Whether it has a name by which programs call it.
pub fn is_call(function: &str) -> bool {
    !function.is_empty() && !function.starts_with(STATIC)
}

/// The call without what tells its forms apart: `cuMemcpyHtoD_v2` is `cuMemcpyHtoD`.
pub fn plain(call: &str) -> &str {
    let mut call = call;
    for end in ["_ptsz", "_ptds", "_spt", "_v4", "_v3", "_v2"] {
        call = call.strip_suffix(end).unwrap_or(call);
    }
    call
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_have_the_class_of_what_they_do_whatever_their_form() {
        for (call, id) in [
            ("cuCtxSynchronize_v2", "accelerator"),
            ("cudaMemcpyAsync", "accelerator_copy"),
            ("cuMemcpyDtoH_v2_ptds", "accelerator_copy"),
            ("cuLaunchKernelEx", "accelerator_launch"),
            ("cuMemAlloc_v2", "accelerator_other"),
            ("", "accelerator_other"),
        ] {
            assert_eq!(class_of(call), id, "{call}");
        }
        assert_eq!(plain("cuMemcpyDtoH_v2_ptds"), "cuMemcpyDtoH");
    }

    #[test]
    fn every_class_named_is_one() {
        for (id, _) in CALLS {
            assert!(
                classes::CLASSES
                    .iter()
                    .any(|class| class.id == *id && class.family == "accelerator"),
                "{id}"
            );
        }
    }

    #[test]
    fn a_function_of_the_program_is_not_taken_for_the_runtime_s() {
        assert!(
            is_linked_runtime("cudaStreamSynchronize", false) && is_linked_runtime("libcudart_static_141dba54", false)
        );
        assert!(is_linked_runtime("__cudaLaunchKernel_helper", true) && !is_linked_runtime("cudaMallocHost", true));
        assert!(!is_linked_runtime("cudaSolve", false) && !is_linked_runtime("main", false));
        assert!(is_call("cuInit") && !is_call("") && !is_call("libcudart_static_141dba54"));
    }
}
