"""What PyTorch does that a library in its process could break: threads, exceptions of C++, loaders in processes, gradients."""

import os
import tempfile
import warnings

warnings.simplefilter("ignore")
import torch  # noqa: E402
import torch.multiprocessing  # noqa: E402
from torch.utils.data import DataLoader, TensorDataset  # noqa: E402


def doubled(queue, back, taken):
    back.put(queue.get() * 2)
    # The tensor's memory is this process's until the other has it.
    taken.wait(60)


def told(name, check):
    try:
        print("ok" if check() else "wrong", name, flush=True)
    except Exception as wrong:
        print("wrong", name, f"# {wrong}", flush=True)


def raises(call):
    try:
        call()
    except (RuntimeError, IndexError):
        return True
    return False


def learns():
    torch.manual_seed(1)
    x = torch.randn(512, 20)
    y = x.sum(1, keepdim=True)
    model = torch.nn.Sequential(torch.nn.Linear(20, 64), torch.nn.ReLU(), torch.nn.Linear(64, 1))
    step = torch.optim.Adam(model.parameters(), 0.01)
    losses = []
    for _ in range(150):
        loss = ((model(x) - y) ** 2).mean()
        step.zero_grad()
        loss.backward()
        step.step()
        losses.append(loss.item())
    return losses[-1] < losses[0] / 10


def loads(workers):
    data = TensorDataset(torch.arange(1000.0).reshape(-1, 1))
    return sum(float(batch.sum()) for (batch,) in DataLoader(data, batch_size=10, num_workers=workers)) == 499500.0


def over_processes(how):
    context = torch.multiprocessing.get_context(how)
    queue, back, taken = context.Queue(), context.Queue(), context.Event()
    child = context.Process(target=doubled, args=(queue, back, taken))
    child.start()
    queue.put(torch.ones(1000))
    answer = back.get(timeout=120).sum().item()
    taken.set()
    child.join()
    return answer == 2000 and child.exitcode == 0


def saves():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "tensors.pt")
        torch.save({"a": torch.arange(100000)}, path)
        return torch.equal(torch.load(path)["a"], torch.arange(100000))


def scripted():
    @torch.jit.script
    def power(x: torch.Tensor, n: int):
        for _ in range(n):
            x = x * x
        return x

    return power(torch.tensor([2.0]), 3).item() == 256


if __name__ == "__main__":
    told("a product", lambda: torch.allclose(torch.eye(300) @ torch.ones(300, 300), torch.ones(300, 300)))
    told("an exception of C++", lambda: all(raises(lambda: torch.ones(3) @ torch.ones(4)) for _ in range(200)))
    told("an index out of bounds", lambda: raises(lambda: torch.ones(3)[7]))
    told("learning", learns)
    told("loading without workers", lambda: loads(0))
    told("loading by two workers", lambda: loads(2))
    told("a forked process", lambda: over_processes("fork"))
    told("a spawned process", lambda: over_processes("spawn"))
    told("saving", saves)
    told("a script", scripted)
    told("an exception in a script", lambda: raises(lambda: torch.linalg.inv(torch.zeros(3, 3))))
    told("a transform", lambda: torch.allclose(torch.fft.ifft(torch.fft.fft(torch.ones(1000))).real, torch.ones(1000)))
