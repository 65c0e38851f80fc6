const hiddenStyle = /(?:^|;)\s*(?:display\s*:\s*none|mso-hide\s*:\s*all|visibility\s*:\s*hidden)/i;

/** What nobody is meant to see, and would read as part of the text. Answers how many stretches had words. */
export const dropHidden = (page: Document): number => {
  const classes = hiddenClasses(page);
  let stretches = 0;
  dropHiddenColumns(page);
  for (const element of page.body.querySelectorAll('[style], [hidden], [class]')) {
    if (!element.isConnected || !isHidden(element, classes)) continue;
    // Excel hides the number of a row with no height, and Word the list sign of old browsers
    if (
      (element.textContent ?? '').trim() !== '' &&
      !/mso-list:\s*Ignore/i.test(element.getAttribute('style') ?? '')
    )
      stretches += 1;
    element.remove();
  }
  return stretches;
};

const isHidden = (element: Element, classes: ReadonlySet<string>): boolean =>
  element.hasAttribute('hidden') ||
  hiddenStyle.test(element.getAttribute('style') ?? '') ||
  [...element.classList].some(
    (name) => classes.has(`.${name}`) || classes.has(`${element.tagName.toLowerCase()}.${name}`),
  );

/** The classes that the style sheet of the page hides: `p.Oculto`, `.Oculto`. */
const hiddenClasses = (page: Document): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const { textContent } of page.querySelectorAll('style'))
    for (const [, selectors = '', body = ''] of (textContent ?? '')
      .replace(/<!--|-->/g, '')
      .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      if (!hiddenStyle.test(`;${body}`)) continue;
      for (const selector of selectors.split(','))
        if (/^(?:[a-z][a-z0-9]*)?\.[\w-]+$/i.test(selector.trim())) found.add(classOf(selector.trim()));
    }
  return found;
};

const classOf = (selector: string): string => {
  const [tag = '', name = ''] = selector.split('.');
  return `${tag.toLowerCase()}.${name}`;
};

/** A hidden column of a sheet takes its cells with it, where no cell spans others. */
const dropHiddenColumns = (page: Document): void => {
  for (const table of page.querySelectorAll('table')) {
    const hidden: boolean[] = [];
    for (const column of table.querySelectorAll('col'))
      for (let left = Number(column.getAttribute('span') ?? 1); left > 0 && hidden.length < 500; left -= 1)
        hidden.push(hiddenStyle.test(column.getAttribute('style') ?? ''));
    if (!hidden.includes(true) || table.querySelector('[colspan], [rowspan]')) continue;
    for (const row of table.rows)
      [...row.cells].forEach((cell, index) => {
        if (hidden[index] === true) cell.setAttribute('hidden', '');
      });
  }
};
