/** Where a picture of the file was kept, and what it shows. */
export interface ImagemGuardada {
  readonly arquivo: string;
  readonly alt?: string;
}

/**
 * The HTML of a Word file as the editor reads what is pasted: each picture by its kept file, alignments and page breaks in the
 * editor's own words. A picture outside any paragraph of its own comes after the paragraph that it was in.
 */
export const htmlOfDocx = (html: string, imagens: readonly ImagemGuardada[]): string => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll('p.center, p.right, p.justify')) {
    element.setAttribute('style', `text-align: ${element.className}`);
    element.removeAttribute('class');
  }
  for (const line of page.querySelectorAll('hr.quebra')) {
    const mark = page.createElement('div');
    mark.setAttribute('data-quebra-pagina', '');
    placeAfterParagraph(line, mark);
  }
  for (const picture of page.querySelectorAll('img')) {
    const kept = imagens[Number(/^imagem:(\d+)$/.exec(picture.getAttribute('src') ?? '')?.[1] ?? -1)];
    if (!kept) {
      picture.remove();
      continue;
    }
    const figure = page.createElement('figure');
    figure.setAttribute('data-arquivo', kept.arquivo);
    if (kept.alt !== undefined) figure.setAttribute('data-alt', kept.alt);
    placeAfterParagraph(picture, figure);
  }
  // those that only held what now stands by itself
  for (const paragraph of page.querySelectorAll('body > p'))
    if ((paragraph.textContent ?? '').trim() === '') paragraph.remove();
  return page.body.innerHTML;
};

/** A block cannot stand inside a paragraph: it comes after it. */
const placeAfterParagraph = (from: Element, block: HTMLElement): void => {
  const paragraph = from.closest('p');
  if (!paragraph) {
    from.replaceWith(block);
    return;
  }
  paragraph.after(block);
  from.remove();
};
