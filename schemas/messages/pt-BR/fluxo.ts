/** Texts of flows and of their activities. */
export const fluxo = {
  xml: {
    vazio: 'O desenho está vazio.',
    grande: 'O arquivo tem mais de 3 MB. Divida o fluxo em partes.',
    entidades: 'O arquivo tem DOCTYPE ou entidades, que não se aceitam. Exporte-o de novo sem eles.',
    elementosDemais: 'O arquivo tem elementos demais. Divida o fluxo em partes.',
    fundo: 'O arquivo tem subprocessos dentro de subprocessos demais.',
    demorou:
      'A conferência do desenho demorou demais. Tente de novo; se ele for muito grande, divida-o em partes.',
    naoEBpmn: 'O arquivo não é BPMN 2.0 que se leia. {detalhe}',
  },
  achado: {
    lido: 'Ao ler o arquivo: {detalhe}',
    semProcesso: 'Não há um processo que execute. Desenhe um.',
    deFora:
      'O que está em “{nome}” não é executado: guarda-se e desenha-se, e o fluxo corre sem esperar por ele.',
    naoExecuta:
      'O Malote guarda e desenha este elemento, mas não o executa. Retire-o do caminho ou troque-o por outro.',
    especieDesconhecida: 'Não se sabe fazer “{especie}”. Escolha outra espécie.',
    modeloDesconhecido: 'O modelo “{modelo}” não existe ou está inativo. Escolha o documento que se pede.',
    campoSemFormulario:
      'Uma atividade desta espécie se conclui pelo ato, sem perguntas. Apague as perguntas ou mude a espécie.',
    decisaoSemChave: 'A decisão não diz onde guardar a resposta. Escreva a chave, como nas perguntas.',
    decisaoSemLinha: 'A decisão não tem linhas. Escreva ao menos uma, com o seu valor.',
    decisaoLinha: 'A linha {linha} da decisão não serve: {problema}',
    subfluxoDesconhecido: 'O fluxo “{fluxo}” não existe, está inativo ou não foi publicado. Escolha outro.',
    subfluxoCircular: 'O fluxo “{fluxo}” chama este de volta, e nunca acabaria. Escolha outro.',
    grandeDemais:
      'Com o fluxo “{fluxo}”, que é feito aqui, este passa de {limite} elementos, o máximo que se executa de uma vez. Divida-o, ou chame menos.',
    grande:
      'O fluxo tem {elementos} elementos, e só se executam {limite} de uma vez. Divida-o em fluxos que um chame.',
    em: '“{nome}”: {achado}',
    semNome: 'A atividade não tem nome. Escreva o que se faz nela, como aparecerá a quem a recebe.',
    semPapel: 'A atividade não diz quem a faz. Escolha o papel.',
    papelDesconhecido: 'O papel {papel} não existe ou está inativo. Escolha outro.',
    papelVazio: 'Ninguém tem agora o papel {papel}: a atividade ficaria à espera. Confira os executantes.',
    campoSemChave:
      'Um campo do formulário está sem rótulo ou com chave inválida ({rotulo}). A chave começa com letra minúscula e só tem letras e números.',
    campoRepetido: 'Dois campos do formulário têm a chave {chave}. Mude uma delas.',
    campoSemOpcoes:
      'A pergunta “{rotulo}” é de escolher, e falta entre o quê. Escreva as opções, uma diferente da outra.',
    campoCondicao:
      'A condição da pergunta “{rotulo}” não é sobre as perguntas que vêm antes dela. Refaça-a, ou retire-a.',
    perguntaSumiu:
      'A condição usa o que nada neste desenho responde ({nomes}): a pergunta mudou de chave ou foi retirada. Corrija a condição.',
    quorumSemTodos:
      'O quórum só vale para atividade de todos do papel. Marque “de todos” ou apague o quórum.',
    quorumDemais:
      'A atividade pede {quorum} respostas, e o papel {papel} só tem agora quem dê {pessoas}: ela pararia. Diminua o quórum ou ponha mais pessoas no papel.',
    semSaidaPadrao:
      'A decisão não tem saída padrão. Marque qual seguir quando nenhuma condição valer, ou o fluxo pararia.',
    setaSolta: 'A seta não liga dois elementos deste fluxo. Ligue-a de novo, ou apague-a.',
    padraoDeOutro: 'A saída padrão não sai desta decisão. Escolha outra.',
    condicaoFalta: 'Esta saída de uma decisão não tem condição. Escreva quando ela é seguida.',
    condicaoLingua: 'A condição não está em FEEL. Comece-a com = e escreva-a em FEEL.',
    condicaoErrada: 'A condição não serve: {problema}',
    condicaoOnde: 'Condição só vale na saída de uma decisão. Apague-a ou ponha uma decisão antes.',
    tempo: {
      nenhum:
        'Falta dizer o tempo. Escreva uma duração, como 5 dias ou 8 horas (P5D, PT8H), ou uma data, como 31/12/2026 às 09:00 (2026-12-31T09:00).',
      varios: 'Este elemento diz mais de um tempo ({dito}). Deixe um só: a duração ou a data.',
      repete:
        'O tempo “{dito}” se repete (timeCycle), e aqui nenhum tempo se repete. Escreva uma duração ou uma data.',
      expressao:
        'O tempo “{dito}” é uma expressão, e aqui se escreve o próprio tempo: uma duração, como P5D, ou uma data, como 2026-12-31T09:00.',
      data: 'A data “{dito}” não se lê. Escreva ano, mês e dia, e a hora se for preciso: 2026-12-31 ou 2026-12-31T09:00.',
      dia: 'O dia de “{dito}” não existe no calendário. Corrija a data.',
      duracao:
        'A duração “{dito}” não se lê. Escreva, por exemplo, 5 dias, 8 horas ou 1 mês (P5D, PT8H ou P1M).',
      fracao:
        'A duração “{dito}” tem fração onde ela não diz quanto é: só a última unidade pode ter, e um mês não tem metade certa. Escreva em unidades menores, como P1DT12H (um dia e meio) ou P45D (45 dias).',
      longe:
        'O tempo “{dito}” fica longe demais. Uma duração tem até cem anos, e uma data vai de 1900 a 2199.',
    },
    prazoLongo: 'O prazo passa de dez anos. Diminua o número de dias.',
    esperaDesconhecida:
      'Não se sabe esperar por “{espera}”. Escolha: assinado, tramitado, recebido ou finalizado.',
    unidadeDesconhecida:
      'A unidade “{unidade}” não existe, está inativa ou só recebe com uma pessoa indicada. Escolha para onde tramitar.',
    trabalhoSemPapel: 'O aviso não diz a quem vai. Escolha o papel.',
    trabalhoSemTexto: 'O aviso não tem texto. Escreva o que a pessoa lerá.',
    chegamJuntas:
      'Duas ligações chegam aqui, podem vir as duas, e ele aconteceria duas vezes. Junte-as antes com um paralelo ou um inclusivo.',
    eventoFalta:
      'Desta saída só se segue o que acontecer primeiro: ligue-a a uma espera ou a um tempo, e ponha o resto depois.',
    eventoRepartido:
      'Outra ligação também chega a este evento, e ele é um dos que se esperam juntos. Deixe só a que vem do “O que vier primeiro”.',
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
      'single-event-definition': 'O evento tem mais de um gatilho. Deixe só um.',
      'event-based-gateway':
        'O que vier primeiro precisa de ao menos duas saídas, sem condição. Ponha outra espera ou um tempo.',
    },
  },
  inicio: {
    semPermissao: 'Quem muda “{titulo}” precisa da permissão de editar esse cadastro.',
    naoSeInicia:
      'Este fluxo não se inicia aqui: está inativo, não foi publicado ou é de outra espécie. Escolha outro.',
    outraVersao:
      'O fluxo foi publicado de novo e agora está na versão {versao}. Confira-o e inicie outra vez.',
    jaNaoInicia: 'Este registro já não inicia este fluxo. Veja a lista de novo.',
  },
  recusa: {
    desenhoMudou:
      '{quem} salvou este desenho depois que você o abriu, e o seu ainda não se salvou. Escolha com qual ficar.',
    publicado: 'O fluxo tem versão publicada e não se exclui. Inative-o: o que já anda por ele termina.',
    fazPeloAto: {
      ASSINAR: 'Esta atividade se conclui quando você assina o documento.',
      TRAMITAR: 'Esta atividade se conclui quando você tramita o conteúdo.',
      JUNTAR: 'Esta atividade se conclui quando você inclui o conteúdo em um processo.',
      CRIAR_DOCUMENTO: 'Esta atividade se conclui quando o documento pedido é concluído.',
    },
    naoPedeDocumento: 'Esta atividade não pede um documento.',
    jaCriado: 'O documento desta atividade já foi criado.',
    modeloNaoServe: 'O modelo {modelo} não existe, está inativo ou você não pode usá-lo.',
    fechada: 'Esta atividade já foi feita ou não espera mais.',
    comOutro: '{quem} assumiu esta atividade.',
    naoAnda: 'O fluxo não anda agora: {situacao}.',
    naoEDoPapel: 'Esta pessoa não está entre as que podem fazer a atividade.',
    naoVe: 'Esta pessoa não vê o conteúdo, que é sigiloso.',
    foraDoAlcance: 'O conteúdo está fora do seu alcance.',
    escolhaPessoa: 'Escolha a pessoa.',
    informePrazo: 'Informe o novo prazo.',
    prazoPassado: 'O prazo não pode ser um dia que já passou.',
    informePrioridade: 'Escolha a prioridade.',
    informeJustificativa: 'Escreva por que conclui no lugar de quem a faria.',
    informeDecisao: 'Escolha aprovar ou devolver.',
    informeMotivo: 'Escreva por que devolve.',
    informeMotivoInterromper: 'Escreva por que interrompe.',
    informeMotivoReparo: 'Escreva por que faz assim.',
    informeCorrecao: 'Corrija ao menos uma resposta.',
    escolhaSaida: 'Escolha a saída.',
    escolhaDestino: 'Escolha a atividade.',
    escolhaVersao: 'Escolha a versão.',
    semEstaSaida: 'O que parou não é uma decisão com esta saída.',
    naoVaiAli: 'O que parou não pode ir para este elemento.',
    nadaEspera: 'Nada espera onde o fluxo parou: tente de novo, mude de versão ou interrompa-o.',
    juncaoFicaria: 'A junção {juncao} ficaria à espera para sempre. Escolha um lugar do mesmo ramo.',
    mesmaVersao: 'Escolha duas versões diferentes.',
    preencha: 'Preencha este campo.',
    valor: 'O que se escreveu não serve para este campo.',
    PESSOA: 'Escolha uma pessoa ativa da sua organização.',
    UNIDADE: 'Escolha uma unidade ativa da sua organização.',
    ARQUIVO: 'Este arquivo já não está aqui, ou serve a outra pergunta. Envie-o de novo.',
  },
  prioridade: { NORMAL: 'normal', URGENTE: 'urgente' },
  gerida: {
    PASSAR: 'passada a {quem}',
    LIBERAR: 'liberada a todos do papel',
    PRAZO: 'prazo mudado para {prazo}',
    PRIORIDADE: 'prioridade {prioridade}',
    CONCLUIR: 'concluída por quem gere as atividades',
  },
  tempo: {
    de: 'o prazo de “{nome}” acabou',
    semNome: 'um prazo acabou',
    outroCaminho: '{prazo}, e o fluxo seguiu por outro caminho',
    aoLado: '{prazo}, e o fluxo seguiu também por outro caminho',
  },
  reparo: {
    TENTAR: 'tentado de novo',
    CORRIGIR: 'respostas corrigidas ({campos}) e tentado de novo',
    ESCOLHER: 'saída escolhida: {saida}',
    MOVER: 'levado a {atividade}',
    MIGRAR: 'levado à versão {versao} e tentado de novo',
    INTERROMPER: 'interrompido',
  },
  naoMove: {
    naoEspera: 'Nada espera mais onde o fluxo parou.',
    jaEspera: 'Neste elemento já se espera. Escolha outro.',
    outroLugar: 'O que está fora de um subprocesso não vai para dentro dele. Escolha outro.',
  },
  migracao: {
    falta: 'A versão não tem “{atividade}” como está. Diga para onde vai o que espera ali.',
    juncao: 'A junção {juncao} esperaria para sempre por um ramo que mudou.',
    prazo: 'O prazo {prazo} só vale na próxima vez que se chegar à atividade.',
    tira: '“{prazo}” deixa de contar.',
    parado: 'Suspenso enquanto o conteúdo está cancelado: não passa agora.',
    jaPassou: 'Já não está na versão de onde passaria.',
    acabou: 'O fluxo já acabou.',
    jaCorre: 'Outra passagem deste fluxo ainda corre. Espere que acabe, ou cancele-a.',
    nadaAnda: 'Nada anda por esta versão.',
    jaTerminou: 'Esta passagem já terminou.',
  },
  planilha: {
    etapa: 'Etapa',
    feitas: 'Feitas',
    abertas: 'Abertas agora',
    medianaHoras: 'Mediana (horas)',
    p90Horas: '9 em cada 10 até (horas)',
    parteDoTempo: 'Parte do tempo (%)',
    comPrazo: 'Com prazo',
    atrasadas: 'Atrasadas',
  },
  falha: 'houve uma falha do sistema. Tente de novo.',
  tramite: 'Enviado pelo fluxo {fluxo}.',
  naoFaz: {
    unidade: 'a unidade {unidade} não existe ou está inativa.',
    emTransito: 'o conteúdo está em trâmite e ainda não foi recebido.',
    andaComOutro: 'o conteúdo anda com o processo em que está.',
    fechado: 'o conteúdo não está em andamento.',
    semLinha: 'nenhuma linha da decisão serve.',
  },
  quorum: '{nome} pede {quorum} respostas, e o papel só tem quem dê {pessoas}',
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
    TEMPO: 'Não se sabe até quando esperar. {detalhe}',
    SEM_EXECUTOR: 'Ninguém pode fazer a atividade {detalhe}',
    QUORUM_IMPOSSIVEL: 'O quórum não se alcança: {detalhe}',
    TRABALHO: 'O que o sistema faria não pôde ser feito: {detalhe}',
  },
};
