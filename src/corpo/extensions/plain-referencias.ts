/** References of a word processor come as their words alone. */
const wordField = /\bREF\s+_Ref\d+/g;

/**
 * HTML in which each reference whose place is neither in it nor in the text is its words alone; `lost` counts them, with
 * those of other programs.
 */
export const plainReferencias = (
  html: string,
  has: (ancora: string) => boolean,
): { readonly html: string; readonly lost: number } => {
  const fields = html.match(wordField)?.length ?? 0;
  if (!html.includes('data-referencia')) return { html, lost: fields };
  const page = new DOMParser().parseFromString(html, 'text/html');
  const brought = new Set(
    [...page.querySelectorAll<HTMLElement>('[data-ancora]')].map(({ dataset }) => dataset['ancora']),
  );
  let lost = 0;
  for (const element of page.querySelectorAll<HTMLElement>('span[data-referencia]')) {
    const ancora = element.dataset['referencia'] ?? '';
    if (has(ancora) || brought.has(ancora)) continue;
    element.replaceWith(element.textContent ?? '');
    lost += 1;
  }
  return { html: page.body.innerHTML, lost: lost + fields };
};
