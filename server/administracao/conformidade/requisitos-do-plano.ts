import type { Requisito } from '#schemas/shapes/conformidade.ts';
import { atende, falta, prova } from './requisito.ts';

const own = 'server/conformidade/provas.test.ts';
const reclassificar = 'server/documento/reclassificar.test.ts';
const reclassified =
  'troca a classe do concluído, com o motivo e o antes e o depois no histórico, e a temporalidade segue';
const semDatas = 'O prazo e o evento vêm da classe, mas a data em que o prazo acaba ainda não se calcula.';

/** Chapter 1: the plan of classification and the schedule of retention. */
export const requisitosDoPlano: readonly Requisito[] = [
  atende(
    '1.1.1',
    'O',
    'Cada classe do plano tem identificador, código, nome, a classe de que faz parte, se classifica documentos e se está em uso.',
    prova(own, 'uma classe tem os seus seis atributos, e diz quando se abriu'),
  ),
  atende(
    '1.1.4',
    'O',
    'A classe guarda a data em que se abriu, que o servidor escreve.',
    prova(own, 'uma classe tem os seus seis atributos, e diz quando se abriu'),
  ),
  atende(
    '1.1.5',
    'O',
    'Quando o código ou o nome de uma classe muda, o que era fica guardado.',
    prova(
      'server/engine/built-in-rules.test.ts',
      'guarda os códigos e nomes que já teve, e ninguém mais os escreve',
    ),
  ),
  falta(
    '1.1.6',
    'O',
    'Classes se mudam de lugar, se dividem e se juntam, com registro.',
    'A classe muda de superior pela edição; dividir e juntar classes, com os documentos delas, ainda não há.',
  ),
  atende(
    '1.1.7',
    'O',
    'Só quem tem permissão põe uma classe fora de uso.',
    prova(own, 'só quem pode editar classes põe uma fora de uso'),
  ),
  atende(
    '1.1.9',
    'O',
    'Uma classe com documentos não se exclui.',
    prova(own, 'com documentos não se exclui; sem nenhum, sim'),
  ),
  atende(
    '1.1.12',
    'AD',
    'Uma classe pode só reunir outras, e então não classifica documentos.',
    prova(
      'server/documento/chosen-records.test.ts',
      'não passa a ter classe, interessado ou grau que já não se usa; o que tinha continua',
    ),
  ),
  falta(
    '1.1.13',
    'O',
    'A classe se mostra com todo o caminho até ela.',
    'Mostram-se o código e o nome da própria classe; o caminho inteiro ainda não.',
  ),
  atende(
    '1.1.16',
    'AD',
    'O plano se importa e se exporta sem perder nada.',
    prova(
      'server/engine/round-trip.test.ts',
      'importa a própria exportação sem mudar nada, por cada chave e nos dois formatos',
    ),
  ),
  falta(
    '1.1.17',
    'O',
    'O plano sai em relatório: inteiro, em parte, por classe e por unidade.',
    'A lista de assuntos se filtra e se exporta; os quatro relatórios ainda não há.',
  ),
  falta(
    '1.2.2',
    'O',
    'A tabela diz o prazo e o evento das fases corrente e intermediária, o destino, o sigilo e a observação.',
    'A classe ainda não diz o sigilo.',
    prova(own, 'a classe guarda a sua linha da tabela: prazos, eventos, destino e observação'),
  ),
  falta(
    '1.2.3',
    'O',
    'Os destinos são ao menos reavaliar, eliminar, transferir e recolher.',
    'Há dois destinos finais, eliminação e guarda permanente.',
  ),
  falta(
    '1.2.4',
    'O',
    'Os prazos se contam sozinhos a partir do evento de cada um, e o evento de fora é dito por quem pode.',
    semDatas,
  ),
  atende(
    '1.2.5',
    'O',
    'Os prazos são meses ou anos inteiros.',
    prova(own, 'os prazos são anos inteiros: uma fração é recusada'),
  ),
  falta(
    '1.2.7',
    'O',
    'O que muda em uma linha da tabela vale para tudo que está nela.',
    semDatas,
    prova(own, 'o prazo que muda na classe muda no documento que já é dela'),
  ),
  atende(
    '1.2.8',
    'AD',
    'A tabela guarda o que já foi.',
    prova(own, 'o prazo de antes fica no histórico da classe, com quem o mudou'),
  ),
  atende(
    '1.3.1',
    'O',
    'Só se classifica nas classes que se usam.',
    prova(
      'server/documento/chosen-records.test.ts',
      'não passa a ter classe, interessado ou grau que já não se usa; o que tinha continua',
    ),
  ),
  falta(
    '1.3.6',
    'O',
    'O que se arquiva junto toma da classe os prazos e a restrição.',
    'O processo nasce com a classe do tipo, e os prazos são os dela; a restrição não vem da classe.',
    prova(
      'server/processo/processo.test.ts',
      'abre-se de um tipo, com o que ele pede; o que falta se diz, e o número vem ao concluir',
    ),
  ),
  atende(
    '1.3.9',
    'O',
    'Quem pode reclassifica, e o conteúdo fica como estava.',
    prova(
      reclassificar,
      reclassified,
      'é de quem tem a marca, pede motivo e uma classe que classifica, outra que a de agora',
    ),
    prova(
      'server/processo/depois-de-concluido.test.ts',
      'é de quem tem a marca, com o motivo, e o antes e o depois ficam no histórico',
    ),
  ),
  atende(
    '1.3.10',
    'AD',
    'As classes por que um conteúdo passou ficam no histórico dele.',
    prova(reclassificar, reclassified),
    prova(
      'server/processo/depois-de-concluido.test.ts',
      'é de quem tem a marca, com o motivo, e o antes e o depois ficam no histórico',
    ),
  ),
];
