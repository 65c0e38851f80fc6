import { BuscaQuery } from '#schemas/shapes/documento.ts';
import { TipoDocumentoCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import {
  DentroDaPeca,
  ParteEmPeca,
  PassePeca,
  PassePecaQuery,
  PecaArquivo,
  PecaFeita,
  PecaNova,
  PecaSalvar,
} from '#schemas/shapes/peca.ts';
import { endpoint } from './endpoint.ts';

/** Pieces (type 9): a file that is joined to a process, a dossier or a lot without being a document first. */
export const pecaApi = {
  tipos: endpoint({
    method: 'GET',
    path: 'peca/tipos',
    door: 'pecaIncluir',
    summary: 'Tipos de documento que uma peça pode ser.',
    query: BuscaQuery,
    result: TipoDocumentoCombo,
    list: true,
  }),
  criar: endpoint({
    method: 'POST',
    path: 'peca',
    door: 'pecaIncluir',
    summary: 'Junta a um processo, dossiê ou lote o arquivo que se enviou, ou o papel que se diz onde está.',
    body: PecaNova,
    result: PecaFeita,
  }),
  consultar: endpoint({
    method: 'GET',
    path: 'peca/{id}',
    door: 'autenticado',
    summary: 'Uma peça, com o que é e o resumo do arquivo.',
    result: PecaArquivo,
  }),
  salvar: endpoint({
    method: 'PUT',
    path: 'peca/{id}',
    door: 'pecaIncluir',
    summary: 'Muda o que uma peça diz de si; o arquivo não muda.',
    body: PecaSalvar,
    result: PecaArquivo,
  }),
  arquivo: endpoint({
    method: 'GET',
    path: 'peca/{id}/arquivo',
    door: 'autenticado',
    summary: 'O arquivo da peça, inteiro ou o trecho que se pede (Range).',
    file: true,
  }),
  passe: endpoint({
    method: 'POST',
    path: 'peca/{id}/passe',
    door: 'autenticado',
    summary: 'Um passe para que o navegador toque o som ou o filme da peça.',
    result: PassePeca,
    readOnly: true,
  }),
  tocar: endpoint({
    method: 'GET',
    path: 'peca/{id}/tocar',
    door: 'publico',
    summary: 'O arquivo da peça, ou um trecho dele (Range), a quem traz um passe dela.',
    query: PassePecaQuery,
    file: true,
  }),
  dentro: endpoint({
    method: 'GET',
    path: 'peca/{id}/dentro',
    door: 'autenticado',
    summary:
      'O que há dentro do arquivo: os arquivos de um pacote, a mensagem e os anexos, as linhas da planilha.',
    result: DentroDaPeca,
  }),
  juntarParte: endpoint({
    method: 'POST',
    path: 'peca/{id}/parte',
    door: 'pecaIncluir',
    summary: 'Junta como outra peça um arquivo de dentro de um pacote ou de uma mensagem.',
    body: ParteEmPeca,
    result: PecaFeita,
    ownTransaction: true,
  }),
};
