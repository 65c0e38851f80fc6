import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { fileOf } from '#schemas/shapes/schema-files.ts';
import { format } from '#schemas/messages/format.ts';
import { corpo as textos } from '#schemas/messages/pt-BR/corpo.ts';
import { limitesCorpo } from './limites-corpo.ts';
import { lugaresOf } from './lugares-of.ts';
import type { Caminho, NoCorpo } from './no-corpo.ts';
import { withTrecho } from './trecho.ts';

/** What came of looking at an unknown value: a body to use, or why it is not one. */
type CorpoConferido =
  | { readonly ok: true; readonly corpo: CorpoDoc }
  | { readonly ok: false; readonly mensagem: string; readonly caminho: Caminho };

/** Is it the body of a document, of a size that can be handled? Never throws, whatever the value. */
export const validateCorpo = (value: unknown): CorpoConferido => {
  const excess = findExcess(value);
  if (excess) return { ok: false, ...excess };
  if (validatorOf('CorpoDoc')(value)) return { ok: true, corpo: value as CorpoDoc };
  return { ok: false, ...findCulprit(value) };
};

interface Refusal {
  readonly mensagem: string;
  readonly caminho: Caminho;
}

/**
 * Form and limits come first and without recursion: a hostile value must not exhaust the stack, and only a sound
 * tree can be asked for the name of a place.
 */
const findExcess = (value: unknown): Refusal | undefined => {
  const totals = { nos: 0, caracteres: 0, imagens: 0 };
  const pending: { value: unknown; caminho: Caminho }[] = [{ value, caminho: [] }];
  let wideRow: Caminho | undefined;
  for (let item = pending.pop(); item; item = pending.pop()) {
    const { value: no, caminho } = item;
    if (!isNode(no)) return refuse(textos.problema.formato, caminho);
    if (caminho.length > limitesCorpo.profundidade) return refuse(textos.problema.profundidade, caminho);
    totals.nos += 1;
    totals.caracteres += typeof no.text === 'string' ? no.text.length : 0;
    totals.imagens += no.type === 'image' ? 1 : 0;
    if (totals.nos > limitesCorpo.nos || totals.caracteres > limitesCorpo.caracteres) {
      return refuse(textos.problema.tamanho, []);
    }
    if (no.type === 'tableRow' && widthOf(no.content) > limitesCorpo.colunas) wideRow = caminho;
    no.content?.forEach((child, index) => pending.push({ value: child, caminho: [...caminho, index] }));
  }
  if (wideRow)
    return refuse(textos.problema.colunas, wideRow, value as NoCorpo, { limite: limitesCorpo.colunas });
  if (totals.imagens > limitesCorpo.imagens) {
    return refuse(textos.problema.imagens, [], undefined, { limite: limitesCorpo.imagens });
  }
  return undefined;
};

const isNode = (value: unknown): value is NoCorpo => {
  if (typeof value !== 'object' || value === null) return false;
  const { type, content, marks, text } = value as Record<string, unknown>;
  return (
    typeof type === 'string' &&
    (content === undefined || Array.isArray(content)) &&
    (marks === undefined || (Array.isArray(marks) && marks.every(isMark))) &&
    (text === undefined || typeof text === 'string')
  );
};

const isMark = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && typeof (value as NoCorpo).type === 'string';

const widthOf = (cells: readonly NoCorpo[] = []): number =>
  cells.reduce((total, cell) => total + (Number(cell?.attrs?.['colspan'] ?? 1) || 1), 0);

/** The deepest node that is wrong while its children are right. */
const findCulprit = (root: NoCorpo): Refusal => {
  let no = root;
  let caminho: Caminho = [];
  for (;;) {
    const children: readonly NoCorpo[] = no.content ?? [];
    const index = children.findIndex((child) => !isValid(child));
    const child = children[index];
    if (!child) break;
    [no, caminho] = [child, [...caminho, index]];
  }
  const link = no.marks?.some((mark) => mark.type === 'link' && !validatorOf('CorpoMarca')(mark));
  return refuse(link ? textos.problema.endereco : textos.problema.formato, caminho, root);
};

const isValid = (no: NoCorpo): boolean => {
  const name = definitionOf.get(no.type);
  return name !== undefined && validatorOf(name)(no) === true;
};

const refuse = (
  text: string,
  caminho: Caminho,
  soundRoot?: NoCorpo,
  data: Record<string, number> = {},
): Refusal => ({ caminho, mensagem: format(text, { ...data, lugar: placeOf(caminho, soundRoot) }) });

/** The first place with a name that holds the node or is inside it. */
const placeOf = (caminho: Caminho, root: NoCorpo | undefined): string => {
  if (!root) return textos.lugar.documento;
  const path = `${caminho.join('.')}.`;
  const near = lugaresOf(root as CorpoDoc).find(({ caminho: at }) => {
    const place = `${at.join('.')}.`;
    return path.startsWith(place) || place.startsWith(path);
  });
  if (!near) return textos.lugar.documento;
  return withTrecho(near.lugar, (near.no.content ?? []).map((child) => child.text ?? '').join(''));
};

interface Definition {
  readonly properties?: { readonly type?: { readonly const?: string } };
}

const schema = fileOf(CorpoDoc);

const definitionOf: ReadonlyMap<string, string> = new Map(
  Object.entries<Definition>(schema.$defs).flatMap(([name, { properties }]) =>
    properties?.type?.const === undefined ? [] : [[properties.type.const, name] as const],
  ),
);

const ajv = new Ajv2020({ allowUnionTypes: true }).addSchema(schema);

const validatorOf = (name: string): ValidateFunction => {
  const validator = ajv.getSchema(`${schema.$id}#/$defs/${name}`);
  if (!validator) throw new Error(`The body has no shape ${name}.`);
  return validator;
};
