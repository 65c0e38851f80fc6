/** Texts of flows and of their activities. */
export const fluxo = {
  xml: {
    vazio: 'O desenho está vazio.',
    grande: 'O arquivo tem mais de 3 MB. Divida o fluxo em partes.',
    entidades: 'O arquivo tem DOCTYPE ou entidades, que não se aceitam. Exporte-o de novo sem eles.',
    elementosDemais: 'O arquivo tem elementos demais. Divida o fluxo em partes.',
    fundo: 'O arquivo tem subprocessos dentro de subprocessos demais.',
    naoEBpmn: 'O arquivo não é BPMN 2.0 que se leia. {detalhe}',
  },
  achado: {
    lido: 'Ao ler o arquivo: {detalhe}',
    semProcesso: 'Não há um processo que execute. Desenhe um, ou marque qual dos processos é executável.',
    naoExecuta:
      'O Malote guarda e desenha este elemento, mas não o executa. Retire-o do caminho ou troque-o por outro.',
    semNome: 'A atividade não tem nome. Escreva o que se faz nela, como aparecerá a quem a recebe.',
    semPapel: 'A atividade não diz quem a faz. Escolha o papel.',
    papelDesconhecido: 'O papel {papel} não existe ou está inativo. Escolha outro.',
    papelVazio: 'Ninguém tem agora o papel {papel}: a atividade ficaria à espera. Confira os executantes.',
    campoSemChave:
      'Um campo do formulário está sem rótulo ou com chave inválida ({rotulo}). A chave começa com letra minúscula e só tem letras e números.',
    campoRepetido: 'Dois campos do formulário têm a chave {chave}. Mude uma delas.',
    quorumSemTodos:
      'O quórum só vale para atividade de todos do papel. Marque “de todos” ou apague o quórum.',
    semSaidaPadrao:
      'A decisão não tem saída padrão. Marque qual seguir quando nenhuma condição valer, ou o fluxo pararia.',
    padraoDeOutro: 'A saída padrão não sai desta decisão. Escolha outra.',
    condicaoFalta: 'Esta saída de uma decisão não tem condição. Escreva quando ela é seguida.',
    condicaoLingua: 'A condição não está em FEEL. Comece-a com = e escreva-a em FEEL.',
    condicaoErrada: 'A condição não serve: {problema}',
    condicaoOnde: 'Condição só vale na saída de uma decisão. Apague-a ou ponha uma decisão antes.',
    prazoErrado: 'O prazo não se lê. Escreva uma duração como P5D (dias) ou PT8H (horas).',
    esperaDesconhecida:
      'Não se sabe esperar por “{espera}”. Escolha: assinado, tramitado, recebido ou finalizado.',
    unidadeDesconhecida:
      'A unidade “{unidade}” não existe, está inativa ou só recebe com uma pessoa indicada. Escolha para onde tramitar.',
    trabalhoSemPapel: 'O aviso não diz a quem vai. Escolha o papel.',
    trabalhoSemTexto: 'O aviso não tem texto. Escreva o que a pessoa lerá.',
    anexoErrado: 'O evento de prazo não está preso a uma atividade. Prenda-o a uma.',
    lint: {
      'start-event-required': 'Falta um início. Ponha um evento de início.',
      'end-event-required': 'Falta um fim. Ponha um evento de fim.',
      'single-blank-start-event': 'Há mais de um início. Deixe só um.',
      'sub-process-blank-start-event': 'O início de um subprocesso não tem gatilho. Use o início simples.',
      'event-sub-process-typed-start-event': 'Subprocesso de evento não se executa. Troque-o.',
      'no-disconnected': 'Este elemento não está ligado a nada. Ligue-o ou apague-o.',
      'no-duplicate-sequence-flows': 'Há duas ligações iguais. Apague uma.',
      'no-implicit-start': 'Nada chega a este elemento. Ligue-o ao que vem antes.',
      'no-implicit-end': 'Nada sai deste elemento. Ligue-o ao que vem depois, ou a um fim.',
      'no-implicit-split':
        'Duas ligações saem daqui e as duas seriam seguidas. Ponha uma decisão ou um paralelo antes de separar.',
      'no-gateway-join-fork':
        'Este ponto junta e separa ao mesmo tempo. Use um para juntar e outro para separar.',
      'fake-join':
        'Duas ligações chegam aqui e ele aconteceria duas vezes. Junte-as antes com uma decisão ou um paralelo.',
      'single-event-definition': 'O evento tem mais de um gatilho. Deixe só um.',
      'event-based-gateway': 'Depois de uma escolha por evento, só eventos. Confira as saídas.',
    },
  },
  recusa: {
    desenhoMudou:
      '{quem} guardou este desenho depois que você o abriu. Exporte o seu para não perder o trabalho e abra de novo o que está guardado.',
    publicado: 'O fluxo tem versão publicada e não se exclui. Inative-o: o que já anda por ele termina.',
    fechada: 'Esta atividade já foi feita ou não espera mais.',
    comOutro: '{quem} assumiu esta atividade.',
    naoAnda: 'O fluxo não anda agora: {situacao}.',
    naoEDoPapel: 'Esta pessoa não está entre as que podem fazer a atividade.',
    informeDecisao: 'Escolha aprovar ou devolver.',
    informeMotivo: 'Escreva por que devolve.',
    informeMotivoInterromper: 'Escreva por que interrompe.',
    preencha: 'Preencha este campo.',
    valor: 'O que se escreveu não serve para este campo.',
  },
  falha: 'houve uma falha do sistema. Tente de novo.',
  tramite: 'Enviado pelo fluxo {fluxo}.',
  naoTramita: {
    unidade: 'a unidade {unidade} não existe ou está inativa.',
    emTransito: 'o conteúdo está em trâmite e ainda não foi recebido.',
    andaComOutro: 'o conteúdo anda com o processo em que está.',
    fechado: 'o conteúdo não está em andamento.',
  },
  sim: 'Sim',
  nao: 'Não',
  situacao: {
    ATIVA: 'Em andamento',
    SUSPENSA: 'Suspenso enquanto o conteúdo está cancelado',
    PROBLEMA: 'Parado por um problema',
    CONCLUIDA: 'Terminado',
    CANCELADA: 'Interrompido',
  },
  problema: {
    EXPRESSAO: 'A condição de uma decisão usa algo que não existe aqui: {detalhe}',
    SEM_SAIDA: 'Nenhuma saída de uma decisão serve',
    PARADA: 'O fluxo parou sem nada a esperar: {detalhe}',
    DEMOROU: 'Uma condição demorou demais',
    SEM_EXECUTOR: 'Ninguém pode fazer a atividade {detalhe}',
    TRABALHO: 'O que o sistema faria não pôde ser feito: {detalhe}',
  },
};
