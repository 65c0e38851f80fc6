import { idOf, idPrefix } from './field-path.ts';

const focusable = 'input:not([type=hidden]):not([hidden]), [role=combobox], textarea, button, [tabindex]';

/** Scrolls to a field of a form and puts the focus in it; a fault of a grid as a whole goes to its button. */
export function focusField(path: string, form: HTMLElement | null, prefix = idPrefix): boolean {
  for (let parts = path.split('.'); parts.length > 0; parts = parts.slice(0, -1)) {
    const target = form && controlOf(parts.join('.'), form, prefix);
    if (!target) continue;
    bringToSight(target);
    target.focus({ preventScroll: true });
    return true;
  }
  return false;
}

/** Scrolls only the page of the form: the browser's own way would also move the frame around it. */
export function bringToSight(target: HTMLElement, place: 'middle' | 'top' = 'middle'): void {
  const page = scrollerOf(target);
  const { top, height } = target.getBoundingClientRect();
  const box = page.getBoundingClientRect();
  const goal = place === 'top' ? box.top + 16 : box.top + (box.height - height) / 2;
  page.scrollTop += top - goal;
}

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    if ((overflowY === 'auto' || overflowY === 'scroll') && parent.scrollHeight > parent.clientHeight)
      return parent;
  }
  return document.documentElement;
}

function controlOf(path: string, form: HTMLElement, prefix: string): HTMLElement | null {
  const control = form.querySelector<HTMLElement>(`[id="${idOf(path, prefix)}"]`);
  if (control?.matches(focusable)) return control;
  const box = control ?? form.querySelector<HTMLElement>(`[data-campo="${path}"]`);
  return box?.querySelector<HTMLElement>(focusable) ?? null;
}
