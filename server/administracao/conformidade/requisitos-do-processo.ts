import type { Requisito } from '#schemas/shapes/conformidade.ts';
import { atende, falta, prova } from './requisito.ts';

const own = 'server/conformidade/provas.test.ts';
const processo = 'server/processo/processo.test.ts';
const numbered =
  'entram em ordem com número que não muda; a retirada deixa o rastro e o número não se repete';
const related = 'o apensado anda com o outro até se desapensar; o anexado fica; o associado só se diz';
const volume = 'um volume cheio se encerra e não reabre';
const term =
  'nasce como minuta no processo de onde a peça sai, retirada ou movida, com o motivo, e vira peça ao concluir';
const semPapel =
  'O que está em papel tem lugar; da parte digital e da parte em papel de um só conteúdo ainda não se cuida assim.';
const locais = 'server/arquivo/locais.test.ts';

/** Chapters 5 and 6: processes, their volumes, what is on paper, and how it all goes. */
export const requisitosDoProcesso: readonly Requisito[] = [
  atende(
    '5.3.1',
    'O',
    'Só quem pode abre um processo.',
    prova(own, 'sem a permissão de incluir, ninguém abre um processo'),
  ),
  atende(
    '5.3.3',
    'O',
    'As peças de um processo se numeram em ordem, sem falha nem repetição.',
    prova(own, 'três peças juntadas ao mesmo tempo têm os números 1, 2 e 3'),
    prova(processo, numbered),
  ),
  atende(
    '5.3.4',
    'O',
    'As peças de um processo não se renumeram.',
    prova(processo, numbered),
    prova('server/processo/pecas.test.ts', term),
  ),
  atende(
    '5.3.5',
    'O',
    'Processos se anexam e se apensam, e isso fica escrito nos dois.',
    prova(processo, related),
    prova(
      'server/processo/ao-mesmo-tempo.test.ts',
      'e o contrário dele, no mesmo instante: um se faz, e o outro se recusa com o motivo',
    ),
  ),
  atende('5.3.6', 'O', 'A desapensação fica escrita.', prova(processo, related)),
  atende(
    '5.3.7',
    'O',
    'O desentranhamento fica escrito, com o motivo e o termo.',
    prova(processo, numbered, 'a que passa a outro processo deixa rastro nos dois'),
    prova('server/processo/pecas.test.ts', term),
  ),
  falta(
    '5.3.8',
    'O',
    'Um processo se desmembra, e o novo diz de qual veio.',
    'Peças passam de um processo a outro, com rastro nos dois, e um subprocesso nomeia o principal; desmembrar em um só ato, com termo, não há.',
    prova(processo, 'a que passa a outro processo deixa rastro nos dois'),
  ),
  falta(
    '5.3.9',
    'O',
    'Encerra-se um processo com os seus volumes e os seus dados.',
    'O processo se finaliza; o último volume dele não se fecha com isso.',
    prova(processo, 'finaliza, reativa, cancela com motivo e volta ao que era; sem peça não tramita'),
  ),
  atende(
    '5.3.10',
    'O',
    'Quem pode desarquiva, e só o último volume recebe peças.',
    prova(
      'server/conteudo/arquivamento.test.ts',
      'desarquivado, as peças novas entram no último volume',
      'só quem cuida dele, e só o que vê; de outra unidade, nada',
    ),
  ),
  falta(
    '5.4.3',
    'O',
    'O volume tem a classe e os prazos do processo.',
    'A classe é a do processo; o volume não a diz de si.',
  ),
  atende(
    '5.4.4',
    'O',
    'Só o processo em andamento ganha volumes.',
    prova(own, 'um processo finalizado não recebe peça, e assim não abre volume'),
  ),
  atende('5.4.8', 'O', 'Um volume novo fecha o anterior.', prova(processo, volume)),
  atende('5.4.9', 'O', 'Um volume fechado não se abre outra vez.', prova(processo, volume)),
  falta('5.5.1', 'O', 'O que está em papel se cuida como o que é digital.', semPapel),
  falta('5.5.2', 'O', 'As duas partes de um híbrido têm o mesmo número e o mesmo título.', semPapel),
  atende(
    '5.5.4',
    'O',
    'Mostra-se onde o papel está agora.',
    prova(locais, 'diz na página onde está, desde quando e quem o pôs, e guarda por onde passou'),
  ),
  falta(
    '5.5.5',
    'O',
    'Pede-se ou reserva-se o papel a quem o tem.',
    'Pede-se em consulta ao arquivo; o empréstimo e a reserva ainda não há.',
    prova(
      'server/conteudo/arquivo-consulta.test.ts',
      'quem espera há mais tempo está na frente, e o negado diz por quê',
    ),
  ),
  falta('5.5.8', 'O', 'As duas partes de um híbrido têm o mesmo sigilo.', semPapel),
  atende(
    '6.1.12',
    'O',
    'O caminho de cada documento se lê: por onde entrou, por onde saiu, com quem esteve.',
    prova(
      'server/tramite/percurso.test.ts',
      'says who held it, since when, how many days and how many of business, and how it came',
    ),
  ),
  atende(
    '6.1.14',
    'O',
    'Um fluxo espera um documento e segue quando ele vem.',
    prova('server/fluxo/step.test.ts', 'espera um evento do conteúdo e um prazo, cada um pelo que é'),
    prova(
      'server/fluxo/andamento.test.ts',
      'chama outro fluxo, pede a assinatura, decide por tabela, pede um documento exclusivo e finaliza',
    ),
  ),
  atende(
    '6.1.15',
    'AD',
    'Cada trâmite tem prazo, e o que passou se avisa.',
    prova(
      'server/notificacao/prazos.test.ts',
      'é avisado uma vez quando está perto, a quem deve receber, e uma vez quando venceu, também a quem espera',
    ),
  ),
  atende(
    '6.1.16',
    'O',
    'De um fluxo participam pessoas e grupos.',
    prova('server/fluxo/resolve-performers.test.ts', 'cada um uma vez, com todas as linhas que o nomeiam'),
  ),
  atende(
    '6.1.20',
    'O',
    'Fica quando cada trâmite foi enviado e recebido, e por quem.',
    prova(
      'server/tramite/percurso.test.ts',
      'says who held it, since when, how many days and how many of business, and how it came',
    ),
    prova(own, 'o trâmite diz quando foi, quando chegou, quem enviou e quem recebeu'),
  ),
  falta(
    '6.2.1',
    'O',
    'O documento diz se é minuta, original ou cópia.',
    'O documento diz se é minuta ou se está concluído; uma cópia nasce como minuta nova, e não diz que é cópia.',
    prova(
      'server/documento/versoes-e-copias.test.ts',
      'é uma minuta de quem copia, com o texto e o fechamento, sem número, assinaturas nem histórico',
    ),
  ),
  atende(
    '6.2.2',
    'O',
    'As versões são do mesmo documento, numeradas.',
    prova(
      'server/documento/versoes-e-copias.test.ts',
      'se abre do que já foi assinado: as assinaturas ficam canceladas com rastro e todos assinam de novo',
    ),
    prova(
      'server/conteudo/atos.test.ts',
      'abre outra versão com o mesmo número e os mesmos assinantes; o PDF de antes fica',
    ),
  ),
];
