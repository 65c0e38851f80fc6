import { idOf } from './field-path.ts';

const focusable = 'input:not([type=hidden]):not([hidden]), [role=combobox], textarea, button, [tabindex]';

/** Scrolls to a field and puts the focus in it; a fault of a grid as a whole goes to its button. */
export function focusField(path: string): boolean {
  for (let parts = path.split('.'); parts.length > 0; parts = parts.slice(0, -1)) {
    const target = controlOf(parts.join('.'));
    if (!target) continue;
    target.scrollIntoView?.({ block: 'center' });
    target.focus({ preventScroll: true });
    return true;
  }
  return false;
}

function controlOf(path: string): HTMLElement | null {
  const control = document.getElementById(idOf(path));
  if (control?.matches(focusable)) return control;
  const box = control ?? document.querySelector<HTMLElement>(`[data-campo="${path}"]`);
  return box?.querySelector<HTMLElement>(focusable) ?? null;
}
