import type { FastifyInstance } from 'fastify';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { TipoDocumentoCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import type { Answer, Caller } from './app.ts';
import { personId, unitId } from './drafts.ts';
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

/** A protocol that came with this file and was asked of these people to sign; `concluded` is the answer of its conclusion. */
export const protocolToSign = async (
  app: FastifyInstance,
  caller: Caller,
  content: Buffer,
  names: readonly string[],
): Promise<{ made: Answer<Protocolo>; concluded?: Answer<unknown> }> => {
  const first = async <T>(path: string): Promise<T | undefined> =>
    (await caller.get<Page<T>>(`documento/${path}`)).payload.itens[0];
  const assinantes: { usuarioId: number }[] = [];
  for (const name of names) assinantes.push({ usuarioId: (await personId(caller, name)).usuarioId });
  const made = await sendForm<Protocolo>(app, caller.token, {
    path: 'documento/incluir-protocolo',
    body: {
      tipoDocumentoId: (await first<TipoDocumentoCombo>('protocolo-tipos'))?.id,
      assunto: 'Arquivo que veio de fora',
      interessados: [(await first<Rotulo>('protocolo-interessados'))?.id],
      destinos: [{ especie: 'USUARIO', periodicidade: 'UNICA', unidadeId: await unitId(caller, 'DPA') }],
      assinatura: { padrao: 'PADES', assinantes },
    },
    file: { name: 'de-fora.pdf', content },
  });
  if (made.status !== 200) return { made };
  const { id, versao } = made.payload;
  return { made, concluded: await caller.post(`documento/protocolo/${id}/concluir`, { versao }) };
};
