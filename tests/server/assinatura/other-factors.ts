import { expect } from 'vitest';
import type { NuvemDesafio } from '#schemas/shapes/certificado-nuvem.ts';
import type { Caller } from '#tests/setup/app.ts';
import { documentToSign, preparePackage, submitValue } from '#tests/setup/certificate-signing.ts';
import type { Authority, Holder } from '#tests/setup/certificates.ts';
import { answerTo, type CloudProvider } from '#tests/setup/cloud-provider.ts';
import { pin } from '#tests/setup/cloud-words.ts';
import { done, type CloudSteps } from './cloud-steps.ts';

interface World extends Pick<CloudSteps, 'open' | 'ask'> {
  readonly helena: Caller;
  readonly authority: Authority;
  readonly hers: Holder;
  readonly cloud: CloudProvider;
}

/** Signs with what the first version of the protocol asks for, and with a challenge that is answered. */
export const signWithOtherFactors = async ({
  helena,
  authority,
  hers,
  cloud,
  open,
  ask,
}: World): Promise<void> => {
  for (const mode of ['older', 'challenge'] as const) {
    cloud.mode = mode;
    const older = mode === 'older';
    const id = await documentToSign(helena, ['Helena Duarte Pires', 'Rafael Monteiro Lins']);
    const { ato, found } = await open([id]);
    const [certificate] = found.certificados;
    expect(certificate?.fatores).toEqual(
      older
        ? [
            { id: 'PIN', envia: false, rotulo: 'PIN do certificado' },
            { id: 'OTP', envia: true },
          ]
        : [{ id: 'RESPOSTA', envia: true, desafio: true }],
    );
    const { pacote } = done(await preparePackage(helena, id, hers, authority));
    const asked = await helena.post<NuvemDesafio>(`assinatura/nuvem/${ato}/enviar-codigo`, {
      certificado: certificate?.certificado,
      fator: older ? 'OTP' : 'RESPOSTA',
    });
    // a challenge is for the person to see; a code goes to them by another way
    expect(done(asked)).toEqual(older ? {} : { desafio: cloud.code });
    const answers = older
      ? [
          { id: 'PIN', valor: pin },
          { id: 'OTP', valor: cloud.code },
        ]
      : [{ id: 'RESPOSTA', valor: answerTo(cloud.code) }];
    const wrong = answers.map((given) => ({ ...given, valor: '000000' }));
    expect((await ask(ato, [pacote], wrong)).status).toBe(422);
    const { assinaturas = [] } = done(await ask(ato, [pacote], answers));
    expect((await submitValue(helena, pacote, assinaturas[0]?.assinatura ?? '')).status).toBe(200);
  }
};
