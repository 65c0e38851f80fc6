import type { Page } from '#schemas/api/endpoint.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { TipoDocumentoCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import type { TestApp } from '#tests/setup/app.ts';
import { unitId } from '#tests/setup/drafts.ts';
import { bundlePdf } from '#tests/setup/scanned-bundle.ts';
import { sendForm } from '#tests/setup/send-form.ts';

/** What came on paper, registered and concluded by the counter. */
export const concludedProtocol = async (server: TestApp): Promise<Protocolo> => {
  const nilza = await server.as('nilza.campos');
  const first = async <T>(path: string): Promise<T | undefined> =>
    (await nilza.get<Page<T>>(`documento/${path}`)).payload.itens[0];
  const { payload } = await sendForm<Protocolo>(server.app, nilza.token, {
    path: 'documento/incluir-protocolo',
    body: {
      tipoDocumentoId: (await first<TipoDocumentoCombo>('protocolo-tipos'))?.id,
      assunto: 'Requerimento em papel',
      interessados: [(await first<Rotulo>('protocolo-interessados'))?.id],
      destinos: [{ especie: 'USUARIO', periodicidade: 'UNICA', unidadeId: await unitId(nilza, 'DPA') }],
    },
    file: { name: 'papel.pdf', content: await bundlePdf([{ texto: 'Requerimento em papel' }]) },
  });
  const { id, versao } = payload;
  return (await nilza.post<Protocolo>(`documento/protocolo/${id}/concluir`, { versao })).payload;
};
