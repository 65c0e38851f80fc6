import type { FormField, PlacedText } from './form.ts';

const longest = 100;
/** How far from a field its label may be: in parts of the page. */
const nearSide = 0.35;
const nearAbove = 0.03;

type Place = FormField['lugares'][number];

/** What people may call a field: what the file says of it, what is printed at its left, above it or, of a box, at its right; or its own name. */
export const labelOf = (
  nome: string,
  dica: string,
  tipo: FormField['tipo'],
  place: Place | undefined,
  texts: readonly PlacedText[],
): string => {
  const printed = place && printedBy(tipo, place, texts);
  return tidy(dica) || tidy(printed ?? '') || tidy(fromName(nome)) || nome.slice(0, longest);
};

const printedBy = (
  tipo: FormField['tipo'],
  place: Place,
  texts: readonly PlacedText[],
): string | undefined => {
  const here = texts.filter(({ pagina }) => pagina === place.pagina);
  const middle = place.y + place.altura / 2;
  const level = here.filter(({ y, altura }) => y - altura / 2 <= middle && middle <= y + altura * 1.5);
  const closest = (found: readonly PlacedText[], far: (one: PlacedText) => number): string | undefined =>
    [...found].sort((one, other) => far(one) - far(other))[0]?.texto;
  const right = (): string | undefined => {
    const far = ({ x }: PlacedText): number => x - place.x - place.largura;
    return closest(
      level.filter((one) => far(one) >= -0.005 && far(one) < nearSide),
      far,
    );
  };
  const left = (): string | undefined => {
    const far = ({ x, largura }: PlacedText): number => place.x - x - largura;
    return closest(
      level.filter((one) => far(one) >= -0.005 && far(one) < nearSide),
      far,
    );
  };
  const above = (): string | undefined => {
    const far = ({ y, altura }: PlacedText): number => place.y - y - altura;
    return closest(
      here.filter(
        (one) =>
          far(one) >= -0.005 &&
          far(one) < nearAbove &&
          one.x < place.x + place.largura &&
          one.x + one.largura > place.x,
      ),
      far,
    );
  };
  return tipo === 'caixa' || tipo === 'opcao' ? (right() ?? left()) : (left() ?? above());
};

/** The last of its names, as words: `requerente.dataNascimento` is "Data nascimento". */
const fromName = (nome: string): string => {
  const last = (nome.split('.').at(-1) ?? nome).replaceAll(/\[\d+\]/g, '');
  const words = last
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[\s:*._]+$/, '')
    .slice(0, longest);
