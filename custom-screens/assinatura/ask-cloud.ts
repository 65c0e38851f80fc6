import { certificadoApi } from '#schemas/api/certificado.ts';
import type { NuvemAssinada, NuvemAssinar } from '#schemas/shapes/certificado-nuvem.ts';
import type { KeptCloudAct } from '#src/conteudo/certificado/cloud-act.ts';
import { call } from '#src/data/call.ts';

/** Has the provider sign what was prepared; what the person typed goes along and is kept nowhere. */
export const askCloud = (
  { ato = 0 }: KeptCloudAct,
  pacotes: readonly string[],
  fatores?: NuvemAssinar['fatores'],
): Promise<NuvemAssinada> =>
  call(
    certificadoApi.nuvemAssinar,
    { params: { ato }, body: { pacotes: [...pacotes], fatores } },
    { ownDenial: true },
  );
