import type { LayoutName } from './attack-way.ts';
import { streamOf, type LaterRevision } from './later-revision.ts';
import { bodies, parts, type Part, type Prepared } from './signed-sample.ts';

export type Objects = readonly (readonly [number, string])[];

/** Something done to a file that its signer certified for filling, or to one that nobody said anything of. */
export interface Forgery {
  readonly prepared?: Prepared;
  readonly later: Objects;
  readonly layout?: LayoutName;
  readonly revision?: Partial<LaterRevision>;
  /** What is done to the bytes in the end. */
  readonly end?: (file: Buffer, base: Buffer) => Buffer;
}

export const params = (more: string): string => `/TransformParams<</Type/TransformParams/V/1.2${more}>>`;
export const certifies = (level: number): string =>
  `/Reference[<</Type/SigRef/TransformMethod/DocMDP${params(`/P ${level}`)}>>]`;
export const locks = (rule: string): string =>
  `/Reference[<</Type/SigRef/TransformMethod/FieldMDP${params(rule)}>>]`;

export const box = '/BBox[0 0 200 260]';
export const cover = streamOf(
  '1 g 0 0 200 260 re f 0 g BT /F1 14 Tf 20 220 Td (Pagar R$ 999) Tj ET',
  `/Type/XObject/Subtype/Form${box}/Resources<</Font<</F1 ${parts.font} 0 R>>>>`,
);
export const field = (from: string | RegExp, to: string): readonly [number, string] => {
  const made = bodies.text.replace('(Ana)', '(Bia)').replace(from, to);
  return [parts.text, made];
};
export const looksAt = (number: number): string =>
  bodies.text.replace('(Ana)', '(Bia)').replace(`/N ${parts.textLook} 0 R`, `/N ${number} 0 R`);
export const put = (part: Part, from: string, to: string): readonly [number, string] => [
  parts[part],
  part === 'form'
    ? bodies.form.replace('/Fields[', '/Fields[61 0 R ').replace(from, to)
    : bodies[part].replace(from, to),
];
export const withMore = (part: Part, from: string, to: string, more: readonly string[]): Prepared => ({
  bodies: { [part]: bodies[part].replace(from, to) },
  more,
});
export const one = (content: string, dict = ''): string => streamOf(content, dict);
