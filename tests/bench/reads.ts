import type { Shot } from './load/load-loop.ts';
import type { Read } from './measure-reads.ts';
import type { Site } from './site.ts';

const get = (path: string, token: string, headers: Readonly<Record<string, string>> = {}): Shot => ({
  method: 'GET',
  path: `/ws/api/${path}`,
  headers: { authorization: `Bearer ${token}`, ...headers },
});

const ask = (path: string, token: string, payload: object): Shot => ({
  ...get(path, token),
  method: 'POST',
  body: JSON.stringify({ payload }),
});

/** Words that a text field of the advanced search takes. */
const shortestWord = 4;

/** What is read, over both archives with the same words; sessions and documents are those of the archive. */
export const readsOf = ({ people, administrator, archive }: Site): readonly Read[] => {
  const [first = ''] = people.map(({ token }) => token);
  const each = (path: string, headers?: Readonly<Record<string, string>>): Shot[] =>
    people.map(({ token }) => get(path, token, headers));
  return [
    { name: 'caixa', label: 'Caixa, a receber', shots: each('caixa-central?aba=receber') },
    { name: 'unidade', label: 'Caixa, na unidade', shots: each('caixa-central?aba=unidade') },
    { name: 'meus', label: 'Caixa, meus', shots: each('caixa-central?aba=meus') },
    {
      name: 'conhecimento',
      label: 'Caixa, para conhecimento',
      shots: each('caixa-central?aba=conhecimento'),
    },
    { name: 'acompanhar', label: 'Caixa, acompanhar', shots: each('caixa-central?aba=acompanhar') },
    { name: 'acompanhando', label: 'Caixa, acompanhando', shots: each('caixa-central?aba=acompanhando') },
    {
      name: 'protocolo-externo',
      label: 'Caixa, protocolo externo',
      shots: each('caixa-central?aba=protocolo-externo'),
    },
    { name: 'todos', label: 'Caixa, todos', shots: each('caixa-central?aba=todos') },
    { name: 'contadores', label: 'Contadores da caixa', shots: each('caixa-central/contadores') },
    { name: 'atividades', label: 'Atividades de fluxos', shots: each('fluxo-atividade') },
    // who arranged none has six blocks: the shortcuts and five lists, all of them busy
    { name: 'inicio', label: 'Início, seis blocos', shots: each('painel') },
    {
      name: 'caixa-br',
      label: 'Caixa, a receber (br)',
      shots: each('caixa-central?aba=receber', { 'accept-encoding': 'gzip, deflate, br' }),
    },
    {
      name: 'documento',
      label: 'Documento por id',
      shots: archive.documentIds.map((id) => get(`documento/${id}/0`, first)),
    },
    {
      name: 'processo',
      label: 'Processo de 2.000 peças',
      shots: [get(`processo/${archive.processId}`, first)],
    },
    {
      name: 'processo-andamento',
      label: 'Andamento de 2.000 peças',
      shots: [ask('tramite/historico', first, { conteudoId: archive.processId })],
    },
    {
      name: 'cadastro',
      label: 'Página de cadastro',
      shots: Array.from({ length: 10 }, (_, n) => get(`cidade?start=${n + 1}&pageSize=20`, first)),
    },
    {
      name: 'bens',
      label: 'Cadastro de bens, lista',
      shots: Array.from({ length: 10 }, (_, n) => get(`bem?start=${n + 1}&pageSize=20`, administrator.token)),
    },
    {
      name: 'bens-filtro',
      label: 'Bens, filtrados',
      shots: ['NOVO', 'USADO', 'BAIXADO'].flatMap((situacao) =>
        [10, 200, 700].map((valor) =>
          get(`bem?situacao=${situacao}&valor_gte=${valor}&ativo=true&pageSize=20`, administrator.token),
        ),
      ),
    },
    {
      name: 'bens-combo',
      label: 'Bens, escolha',
      shots: ['mesa', 'armário', 'sala 41', 'B-77'].map((q) =>
        get(`bem/combo?q=${encodeURIComponent(q)}`, administrator.token),
      ),
    },
    {
      name: 'pesquisa',
      label: 'Pesquisa do cabeçalho',
      shots: archive.searches.map((q) => get(`pesquisa?q=${encodeURIComponent(q)}`, first)),
    },
    {
      name: 'avancada',
      label: 'Pesquisa avançada, 4 filtros',
      shots: archive.searches
        .filter((q) => /^\p{L}+$/u.test(q) && q.length >= shortestWord)
        .map((q) =>
          ask('pesquisa-avancada/pesquisar?pageSize=20', first, {
            casoDeUso: 'Documento',
            json: {
              documentoFiltro: {
                q,
                fase: 1,
                nivelAcesso: 'PUBLICO',
                unidadeOrigem: archive.unitId,
                dataCriacao: { inicio: '2016-01-01', fim: '2023-12-31' },
              },
            },
          }),
        ),
    },
    {
      name: 'historico',
      label: 'Histórico de 500 atos',
      shots: archive.documentIds
        .slice(0, 1)
        .map((conteudoId) => ask('tramite/historico', first, { conteudoId })),
    },
    {
      name: 'percurso',
      label: 'Percurso de 100 trâmites',
      shots: archive.documentIds
        .slice(0, 1)
        .map((conteudoId) => ask('tramite/percurso', first, { conteudoId })),
    },
  ];
};
