/** Does what a key is for, if the view has one for it, and marks it as used: the keys of the whole page then leave it. */
export function obey(event: KeyboardEvent, keys: Readonly<Record<string, () => void>>): void {
  const act = keys[event.key];
  if (act === undefined) return;
  event.preventDefault();
  act();
}
