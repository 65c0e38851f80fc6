import type { PacotePedido } from '#schemas/shapes/certificado.ts';

/** The certificate of a request and those that came with it. */
export const presentedIn = ({
  certificado,
  cadeia = [],
}: Pick<PacotePedido, 'certificado' | 'cadeia'>): { certificado: Buffer; cadeia: Buffer[] } => ({
  certificado: Buffer.from(certificado, 'base64'),
  cadeia: cadeia.map((one) => Buffer.from(one, 'base64')),
});
