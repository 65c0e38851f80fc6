import type { FastifyInstance } from 'fastify';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Protocolo, Rotulo, TipoDocumentoCombo } from '#schemas/generated.ts';
import type { Caller } from './app.ts';
import { plainPdf } from './plain-pdf.ts';
import { sendForm } from './send-form.ts';

/** A protocol that may be concluded: it then goes to that unit. */
export const protocolDraft = async (
  app: FastifyInstance,
  caller: Caller,
  unidadeId: number,
): Promise<Protocolo> => {
  const [tipos, interessados] = await Promise.all([
    caller.get<Page<TipoDocumentoCombo>>('documento/protocolo-tipos'),
    caller.get<Page<Rotulo>>('documento/protocolo-interessados'),
  ]);
  const { status, payload, raw } = await sendForm<Protocolo>(app, caller.token, {
    path: 'documento/incluir-protocolo',
    body: {
      tipoDocumentoId: tipos.payload.itens[0]?.id,
      assunto: 'Requerimento',
      interessados: [interessados.payload.itens[0]?.id],
      destinos: [{ especie: 'USUARIO', unidadeId, periodicidade: 'UNICA' }],
    },
    file: { name: 'requerimento.pdf', content: plainPdf(['Requerimento']) },
  });
  if (status !== 200) throw new Error(raw.body);
  return payload;
};
