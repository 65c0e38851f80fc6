import { defined } from '#schemas/defined.ts';
import { ref } from './ref.ts';
import type { RegistroMundo } from './registro-mundo.ts';

const texto = (
  chave: string,
  descricao: string,
  conteudo: string,
  { padrao = false, unidade }: { padrao?: boolean; unidade?: string } = {},
): RegistroMundo<'texto-tramite'> => ({
  chave,
  dados: {
    descricao,
    texto: conteudo,
    padrao,
    ativo: true,
    ...defined({ unidade: unidade ? ref('unidade', unidade) : undefined }),
  },
});

/** What comes written by itself goes with requests of every subject: only a neutral text is a default here. */
export const textosTramite: readonly RegistroMundo<'texto-tramite'>[] = [
  texto('providencias', 'Para providências', 'Encaminho para as providências cabíveis.', { padrao: true }),
  texto('ciencia', 'Para ciência', 'Encaminho para ciência, sem necessidade de resposta.'),
  texto('parecer', 'Para análise jurídica', 'Encaminho para análise e parecer desta Procuradoria.'),
  texto(
    'empenho',
    'Para empenho',
    'Encaminho para emissão de empenho. A dotação e a autorização da despesa constam dos autos.',
    { unidade: 'CCL' },
  ),
  texto('arquivo', 'Para arquivamento', 'Concluídas as providências, encaminho para guarda e arquivamento.', {
    unidade: 'DPA',
  }),
];
