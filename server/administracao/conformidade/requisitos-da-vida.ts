import type { Requisito } from '#schemas/shapes/conformidade.ts';
import { atende, falta, prova } from './requisito.ts';

const own = 'server/conformidade/provas.test.ts';
const versoes = 'server/documento/versoes-e-copias.test.ts';
const newVersion =
  'se abre do que já foi assinado: as assinaturas ficam canceladas com rastro e todos assinam de novo';
const importacao = 'server/protocolo/importacao.test.ts';
const avancada = 'server/pesquisa/avancada.test.ts';
const identity = 'server/attacks/identity.test.ts';
const notSet = 'is refused in documents: nobody sets state, possession, author, number or organisation';
const semEliminacao = 'Ainda não há eliminação.';
const semRecibo = 'Ainda não há recibo do destino que se confira.';
const pacote = 'server/processo/pacote.test.ts';
const semDatas = 'Ainda não se calcula quando acaba cada prazo de guarda.';

/** Chapters 2 to 4: what is captured, what becomes of it, and how it is found. */
export const requisitosDaVida: readonly Requisito[] = [
  atende(
    '2.1.2',
    'O',
    'Captura-se o que se faz aqui, o que vem de fora, o que um fluxo faz e o que vem em lote.',
    prova(
      'server/documento/journey.test.ts',
      'drafts, concludes, forwards, receives, signs, verifies and finds again',
    ),
    prova(
      'server/protocolo/protocolo.test.ts',
      'nasce com o arquivo, sem número, nas mãos de quem o registra; concluído, tem número, está na caixa e na pesquisa',
    ),
    prova(
      'server/fluxo/andamento.test.ts',
      'chama outro fluxo, pede a assinatura, decide por tabela, pede um documento exclusivo e finaliza',
    ),
    prova(
      importacao,
      'registra em segundo plano, com o resultado de cada um; continua depois de uma queda, sem repetir nenhum',
    ),
  ),
  atende(
    '2.1.6',
    'O',
    'O que se capturou tem um identificador só dele, que não muda.',
    prova(versoes, newVersion),
    prova(identity, notSet),
  ),
  atende(
    '2.1.8',
    'O',
    'O número é dado pelo sistema e ninguém o escreve por cima.',
    prova(
      'server/documento/concluir.test.ts',
      'gives different consecutive numbers to all who conclude at once',
    ),
    prova(identity, notSet),
    prova(
      'server/registers/numeracao.test.ts',
      'mostra o número que o modelo dá, em máscara livre, NUP e NIPE',
    ),
  ),
  atende(
    '2.1.9',
    'O',
    'O processo tem o número único do órgão que o protocola, NUP inclusive.',
    prova(
      'server/processo/processo.test.ts',
      'cada um tem o número seguinte; pelo modelo de numeração, o NUP com os dígitos verificadores',
    ),
    prova(
      'server/registers/numeracao.test.ts',
      'conta por unidade, tipo e organização, e reinicia com o ano quando o modelo diz',
    ),
  ),
  atende(
    '2.1.11',
    'O',
    'Só quem pode muda o que um documento diz de si.',
    prova('server/documento/concluir.test.ts', 'refuses who read an older state, and who is not holding it'),
    prova(
      'server/documento/vigencia.test.ts',
      'é definida por quem tem a marca, com motivo, e o histórico diz qual',
    ),
    prova(
      'server/documento/reclassificar.test.ts',
      'é de quem tem a marca, pede motivo e uma classe que classifica, outra que a de agora',
    ),
  ),
  atende(
    '2.1.12',
    'O',
    'O que muda depois da captura fica na trilha, com o que era e o que passou a ser.',
    prova(
      'server/documento/reclassificar.test.ts',
      'troca a classe do concluído, com o motivo e o antes e o depois no histórico, e a temporalidade segue',
    ),
    prova(
      'server/documento/vigencia.test.ts',
      'é definida por quem tem a marca, com motivo, e o histórico diz qual',
    ),
    prova('server/engine/records.test.ts', 'guarda o histórico legível de cada campo'),
  ),
  falta(
    '2.1.16',
    'O',
    'As versões se controlam, e uma minuta não é versão.',
    'A lista de versões traz também a minuta em curso, dita minuta.',
    prova(versoes, newVersion),
  ),
  falta(
    '2.1.19',
    'O',
    'Um documento de várias partes não se desfaz.',
    'Um anexo sai de um documento concluído, com motivo e rastro.',
  ),
  atende(
    '2.2.1',
    'O',
    'Em lote, cada documento tem o seu registro, e só o que está errado é recusado.',
    prova(
      importacao,
      'diz o que está errado, linha a linha, antes de registrar qualquer um',
      'registra em segundo plano, com o resultado de cada um; continua depois de uma queda, sem repetir nenhum',
    ),
  ),
  falta('2.3.1', 'O', 'Um e-mail escolhido se captura, com os anexos.', 'Ainda não se captura e-mail.'),
  atende(
    '2.4.2',
    'O',
    'O que está em papel diz onde está, só a quem pode saber.',
    prova(
      'server/arquivo/locais.test.ts',
      'diz na página onde está, desde quando e quem o pôs, e guarda por onde passou',
      'a quem vê o conteúdo e não é do arquivo nem de quem o tem, nada diz de onde está',
    ),
  ),
  falta(
    '2.5.4',
    'O',
    'Formatos novos se aceitam por configuração.',
    'Os formatos aceitos são os do produto, e nenhuma configuração acrescenta outro.',
  ),
  atende(
    '2.6.1',
    'O',
    'Há o espaço de cada um, o da unidade e o de todos.',
    prova(
      'server/caixa-central/contagens.test.ts',
      'do que é meu contam o que seguro ou tomei, na unidade em que estou',
      'do que a unidade tem contam o que está em uso, parado, só e não excluído',
    ),
    prova(
      'server/access/visible.test.ts',
      'still in draft stays in the unit',
      'that is public and concluded is read by everybody of the organisation',
    ),
  ),
  atende(
    '2.6.3',
    'O',
    'O que se concluiu não muda, nem por quem administra.',
    prova(own, 'o documento concluído não muda, nem por quem administra'),
    prova('server/documento/concluir.test.ts', 'freezes the content: nothing alters it any more'),
  ),
  falta('3.1.2', 'O', 'Os prazos de guarda de cada processo se acompanham sozinhos.', semDatas),
  falta('3.1.3', 'O', 'Diz-se o que venceu e o que está por vencer.', semDatas),
  falta('3.1.5', 'O', 'Toda destinação se confirma antes.', 'Ainda não há destinação.'),
  falta(
    '3.1.8',
    'O',
    'Reclassificado, o documento segue os prazos da nova classe.',
    semDatas,
    prova(
      'server/documento/reclassificar.test.ts',
      'troca a classe do concluído, com o motivo e o antes e o depois no histórico, e a temporalidade segue',
    ),
  ),
  atende(
    '3.2.3',
    'O',
    'Exporta-se o documento com os seus dados e os seus vínculos.',
    prova(
      pacote,
      'confere com o que os seus resumos dizem, e tem o lido, o assinado e o anexo de cada peça',
      'diz em METS o que é cada arquivo, com o seu resumo, e em PREMIS o que se fez',
    ),
  ),
  atende(
    '3.2.7',
    'O',
    'A exportação diz o que falhou.',
    prova(pacote, 'não se faz pela metade: diz qual arquivo não está como se guardou'),
  ),
  falta('3.2.8', 'O', 'O que se exporta fica até que o destino o confirme.', semRecibo),
  falta('3.3.3', 'O', 'Só se elimina o que a tabela manda, com registro.', semEliminacao),
  falta('3.3.4', 'O', 'Antes de eliminar, avisam-se os vínculos, e a eliminação para.', semEliminacao),
  falta('3.3.6', 'O', 'Um arquivo que outro usa não se apaga.', semEliminacao),
  falta('3.3.9', 'O', 'A listagem de eliminação sai no modelo da norma.', semEliminacao),
  falta('3.3.10', 'O', 'Do que se eliminou ficam os dados que o descrevem.', semEliminacao),
  atende(
    '4.2.5',
    'O',
    'O documento se acha pelo número.',
    prova(
      'server/pesquisa/numero.test.ts',
      'finds the content first, in the header and in the advanced search',
      'does not give another for one that is not there',
    ),
  ),
  falta(
    '4.2.6',
    'O',
    'Acha-se por título, assunto, datas, interessado, autor e classificação.',
    'A pesquisa ainda não tem o campo da classificação.',
    prova(avancada, 'cada um estreita o que se acha'),
  ),
  atende(
    '4.2.13',
    'AD',
    'As pesquisas se guardam.',
    prova(
      'server/pesquisa/pesquisa-salva.test.ts',
      'salva, mostra por nome, renomeia, troca o filtro e exclui',
    ),
  ),
  atende(
    '4.2.19',
    'O',
    'O que a pesquisa traz é só o que a pessoa pode ver.',
    prova(avancada, 'nem a página, nem as facetas, nem a planilha contam o que não se vê'),
    prova('server/access/secret-word.test.ts', 'changes no count of who sees none of them'),
  ),
  atende(
    '4.3.1',
    'O',
    'Quando nada se acha, a tela o diz.',
    prova(
      'custom-screens/pesquisa.test.tsx',
      'says what to try when nothing is found, and widens to everything',
    ),
    prova('custom-screens/pesquisa-avancada.test.tsx', 'diz que nada foi achado, e o que houve de errado'),
  ),
];
