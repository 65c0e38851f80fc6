import { randomBytes } from 'node:crypto';
import { newCode } from '#server/conteudo/verificacao/index.ts';
import type { Recordings } from '../baseline/bare-app.ts';
import type { Statement } from '../baseline/statement.ts';

type RecordedWrite = Recordings['writes'] extends Map<string, infer W> ? W : never;

interface BareBody {
  readonly id: number;
  readonly key: string;
}

/** A forwarding to be repeated with other documents. */
export const recordedForward =
  (statements: readonly Statement[], recordedId: number, recordedKey: string): RecordedWrite =>
  (body) => {
    const { id, key } = body as BareBody;
    return {
      statements,
      values: new Map<string | number, string | number>([
        [recordedId, id],
        [recordedKey, key],
      ]),
    };
  };

/** An inclusion or a change in a register, to be repeated with another record and another code. */
export const recordedSave =
  (statements: readonly Statement[], recordedId: number, recordedCode: string): RecordedWrite =>
  (body) => {
    const { id, key } = body as BareBody;
    return {
      statements,
      values: new Map<string | number, string | number>([
        [recordedCode, key],
        [recordedId, id],
      ]),
    };
  };

/** A conclusion to be repeated with other drafts; the PDF is not made: its digest, number and code only differ. */
export const recordedConclude =
  (
    statements: readonly Statement[],
    recordedId: number,
    recordedKey: string,
    recorded: { numero: string; sha256: string; codigoVerificacao: string },
  ): RecordedWrite =>
  (body) => {
    const { id, key } = body as BareBody;
    return {
      statements,
      values: new Map<string | number, string | number>([
        [recorded.numero, `${recorded.numero}-${id}`],
        [recorded.sha256, randomBytes(32).toString('hex')],
        [recorded.codigoVerificacao, newCode()],
        [recordedId, id],
        [recordedKey, key],
      ]),
    };
  };
