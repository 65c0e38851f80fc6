import type { Page } from '#schemas/api/endpoint.ts';
import type { RegistroModeloDocumento } from '#schemas/generated-registers.ts';
import { uploadFile } from './upload-file.ts';
import type { Answer, Caller, TestApp } from './app.ts';

export type FormModel = RegistroModeloDocumento & { readonly id: number };

/** A model like one of the world's, that is filled: in a PDF, in fields of its own, or in both. */
export const formModel = async (
  server: TestApp,
  admin: Caller,
  nome: string,
  given: {
    readonly pdf?: Uint8Array;
    readonly campos?: readonly Omit<NonNullable<FormModel['camposPersonalizados']>[number], 'id'>[];
  },
): Promise<Answer<FormModel>> => {
  const { payload: found } = await admin.get<Page<{ id: number }>>(
    `modelo-documento?nome=${encodeURIComponent('Comunicação Interna')}`,
  );
  const { payload: base } = await admin.get<FormModel>(`modelo-documento/${found.itens[0]?.id ?? 0}`);
  const { id: _, ...fields } = base;
  const keys = [
    'acoes',
    'rotulos',
    'versao',
    'assinantesFixos',
    'destinosFixos',
    'logoEsquerda',
    'logoDireita',
  ];
  const plain = Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key)));
  return admin.post<FormModel>('modelo-documento', {
    ...plain,
    codigo: nome.slice(0, 20),
    nome,
    propriedades: [
      {
        chave: 'assinatura_1',
        marcador: 'assinatura_1',
        rotulo: 'Quem assina',
        tipo: 'ASSINANTE',
        preenchimento: 'PESSOA',
      },
    ],
    corpo: { type: 'doc', content: [{ type: 'assinatura', attrs: { chave: 'assinatura_1' } }] },
    camposPersonalizados: given.campos ?? [],
    ...(given.pdf && {
      formularioPdf: await uploadFile(server.app, admin.token, 'Requerimento.pdf', Buffer.from(given.pdf)),
    }),
  });
};
