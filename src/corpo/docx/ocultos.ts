import type { Estilos } from './estilos.ts';
import { joinParagraphs } from './revisoes.ts';
import { filho, isElemento, ligado, temDentro, trocar, valor, type Elemento, type No } from './xml-tree.ts';

const shown = ['w:t', 'w:sym', 'w:drawing', 'w:pict', 'w:object', 'w:noBreakHyphen', 'w:footnoteReference'];

/** Takes out what the file hides from who reads it; answers how many stretches had something in them. */
export const dropOcultos = (part: Elemento, estilos: Estilos): number => {
  let stretches = 0;
  const visit = (no: Elemento, paragraph: Elemento | undefined): void => {
    const here = no.nome === 'w:p' ? no : paragraph;
    let inHidden = false;
    no.filhos = no.filhos.filter((child) => {
      if (!isElemento(child)) return true;
      const hidden =
        (child.nome === 'w:r' && isHidden(child, here, estilos)) ||
        (child.nome === 'w:tr' && ligado(filho(child, 'w:trPr'), 'w:hidden') === true);
      if (hidden && temDentro(child, shown)) {
        if (!inHidden) stretches += 1;
        inHidden = true;
      } else if (child.nome === 'w:r') inHidden = false;
      if (!hidden) visit(child, here);
      return !hidden || keepsField(child);
    });
  };
  visit(part, undefined);
  trocar(part, (no): No[] => (no.nome === 'w:tbl' && filho(no, 'w:tr') === undefined ? [] : [no]));
  joinParagraphs(
    part,
    (paragraph) => {
      const form = filho(paragraph, 'w:pPr');
      return ligado(filho(form, 'w:rPr'), 'w:vanish') ?? estilos.hides(valor(form, 'w:pStyle'), undefined);
    },
    'primeira',
  );
  return stretches;
};

/** The marks of a field hold others together, and show nothing. */
const keepsField = (run: Elemento): boolean => {
  const marks = run.filhos.filter((each) => isElemento(each) && /^w:(fldChar|instrText)$/.test(each.nome));
  if (marks.length > 0) run.filhos = marks;
  return marks.length > 0;
};

const isHidden = (run: Elemento, paragraph: Elemento | undefined, estilos: Estilos): boolean => {
  const own = filho(run, 'w:rPr');
  return (
    ligado(own, 'w:vanish') ??
    estilos.hides(valor(filho(paragraph, 'w:pPr'), 'w:pStyle'), valor(own, 'w:rStyle'))
  );
};
