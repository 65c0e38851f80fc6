import type { FastifyInstance } from 'fastify';
import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import type { Answer } from '#tests/setup/app.ts';
import { plainPdf } from '#tests/setup/plain-pdf.ts';
import { sendForm } from '#tests/setup/send-form.ts';
import { contentWalks, type ContentStep } from './content-walkers.ts';

/** What a step over a protocol has at hand. */
interface ProtocolStep extends Omit<ContentStep, 'conteudo'> {
  readonly app: FastifyInstance;
  readonly protocolo: Protocolo;
}

type Walk = (step: ProtocolStep) => Promise<Answer<unknown> | undefined>;

const over =
  (walk: (step: ContentStep) => ReturnType<Walk>): Walk =>
  ({ protocolo, caller, lugares, escolha }) =>
    walk({ caller, lugares, escolha, conteudo: protocolo });

/** How each act of the table of protocols is asked by who walks over it. */
export const protocolWalks: Readonly<Record<string, Walk>> = {
  ...Object.fromEntries(Object.entries(contentWalks).map(([nome, walk]) => [nome, over(walk)])),
  receber: ({ caller, protocolo }) => caller.put(`tramite/${protocolo.emTransito?.tramiteId ?? 1}`),
  editar: ({ app, caller, protocolo: { id, versao }, escolha }) =>
    sendForm(app, caller.token, {
      method: 'PUT',
      path: 'documento/salvar-protocolo',
      body: { id, versao, assunto: `Requerimento ${escolha}` },
    }),
  concluir: ({ caller, protocolo: { id, versao } }) =>
    caller.post(`documento/protocolo/${id}/concluir`, { versao }),
  conferir: ({ caller, protocolo: { id, versao } }) =>
    caller.post(`documento/protocolo/${id}/conferir`, { versao }),
  substituirArquivo: ({ app, caller, protocolo: { id, versao }, escolha }) =>
    sendForm(app, caller.token, {
      path: 'documento/substituir-arquivo',
      body: { id, versao, motivo: 'Passeio' },
      file: { name: 'outro.pdf', content: plainPdf([`Folha ${escolha}`]) },
    }),
  assumir: ({ caller, protocolo: { id } }) =>
    caller.post('check-in/protocolo/assumir', { id, confirmar: true }),
  cobrarAssinaturas: ({ caller, protocolo: { id } }) =>
    caller.post(`documento/protocolo/${id}/cobrar-assinaturas`, {}),
};
