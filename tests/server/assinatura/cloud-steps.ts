import { expect } from 'vitest';
import type {
  CertificadosNuvem,
  NuvemAberta,
  NuvemAssinada,
  NuvemAssinar,
  NuvemIniciada,
} from '#schemas/shapes/certificado-nuvem.ts';
import type { Answer, Caller } from '#tests/setup/app.ts';
import type { CloudProvider } from '#tests/setup/cloud-provider.ts';

export const reason = ({ raw }: { raw: { body: string } }): string => raw.body;
export const refused = (answer: { status: number; raw: { body: string } }, words: string): void =>
  expect([answer.status, reason(answer)]).toEqual([409, expect.stringContaining(words)]);
export const done = <T>({ status, payload, raw }: Answer<T>): T => {
  if (status !== 200 && status !== 201) throw new Error(raw.body);
  return payload;
};

interface At {
  readonly cloud: CloudProvider;
  readonly provedor: number;
}

/** The steps of a person who signs at a provider, as the page takes them. */
export const cloudSteps = (person: () => Caller, at: () => At) => {
  const begin = (ids: readonly number[], anexo?: number): Promise<Answer<NuvemIniciada>> =>
    person().post('assinatura/nuvem/iniciar', {
      provedor: at().provedor,
      ids,
      ...(anexo === undefined ? {} : { anexo }),
    });
  const comeBack = (resposta: string, chave: string, caller = person()): Promise<Answer<NuvemAberta>> =>
    caller.post('assinatura/nuvem/retorno', { resposta, chave });
  /** From the button to the certificates of the person. */
  const open = async (
    ids: readonly number[],
    anexo?: number,
  ): Promise<{ ato: number; chave: string; found: CertificadosNuvem }> => {
    const { endereco, chave } = done(await begin(ids, anexo));
    const { ato } = done(await comeBack(at().cloud.consent(endereco), chave));
    return { ato, chave, found: done(await person().get<CertificadosNuvem>(`assinatura/nuvem/${ato}`)) };
  };
  const ask = (
    ato: number,
    pacotes: readonly string[],
    fatores?: NuvemAssinar['fatores'],
  ): Promise<Answer<NuvemAssinada>> =>
    person().post(`assinatura/nuvem/${ato}/assinar`, { pacotes, ...(fatores ? { fatores } : {}) });
  /** The values, after the second yes where there is one. */
  const sign = async (
    ato: number,
    chave: string,
    pacotes: readonly string[],
  ): Promise<Answer<NuvemAssinada>> => {
    const first = await ask(ato, pacotes);
    if (first.status !== 200 || first.payload.endereco === undefined) return first;
    done(await comeBack(at().cloud.consent(first.payload.endereco), chave));
    const { payload } = await person().get<CertificadosNuvem>(`assinatura/nuvem/${ato}`);
    expect(payload.pacotes).toEqual(pacotes);
    return ask(ato, pacotes);
  };
  return { begin, comeBack, open, ask, sign };
};

export type CloudSteps = ReturnType<typeof cloudSteps>;
