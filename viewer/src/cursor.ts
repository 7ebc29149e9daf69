/** The moment under the pointer or the keyboard's cursor, seconds; `null` where there is none. Every view may show it. */

import { signal } from "@preact/signals";

export const cursor = signal<number | null>(null);
