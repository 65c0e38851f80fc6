/** Digitised protocols: what is said by the server and on their screens. */
export const protocolo = {
  captura: {
    semArquivo: 'Escolha um PDF ou uma imagem (JPEG, PNG ou TIFF).',
    semConteudo: 'Este arquivo está vazio (0 byte). Digitalize-o ou gere-o de novo e envie outra vez.',
    semNome: 'digitalizado',
    ausente: 'Este arquivo não está mais à espera: envie-o de novo.',
    naoPronta: 'Este arquivo ainda está sendo conferido. Espere um instante.',
    paginasDemais:
      'Este arquivo tem mais de {limite} páginas, o máximo que a instituição aceita. Divida-o e envie em partes.',
    motivo: {
      tipo: 'Pelo conteúdo, este arquivo não é PDF, JPEG, PNG nem TIFF, seja qual for o nome. Envie-o em um desses formatos.',
      vazio: 'Este arquivo não tem nenhuma página.',
      protegido:
        'Este PDF está protegido por senha, ou contra cópia. Peça a quem o fez uma cópia sem proteção, ou imprima-o em um PDF novo, que não leva as assinaturas que ele tenha, e envie de novo.',
      invalido: 'Este arquivo está danificado e não pode ser aberto. Digitalize ou gere de novo.',
      programa:
        'Este PDF traz um programa (JavaScript, formulário XFA ou ação que abre outra coisa). Imprima-o para um PDF novo e envie esse.',
      paginas: 'Este arquivo tem mais páginas do que a instituição aceita. Divida-o e envie em partes.',
      imagemGrande:
        'Esta imagem tem pontos demais. Digitalize com menos resolução (300 por polegada bastam).',
      demorou: 'Uma página deste arquivo demorou demais para ser aberta. Gere-o de novo, mais simples.',
      memoria: 'Este arquivo pede memória demais para ser aberto. Gere-o de novo, mais simples.',
    },
  },
  etiqueta: {
    semNumero: 'A etiqueta traz o número: conclua o protocolo antes.',
    recebido: '{unidade}, recebido em {dia}',
    avulsa: 'Etiqueta para digitalizar',
    primeiraFolha: 'Cole na primeira folha do documento',
    inicio: 'Esta folha tem {n} etiquetas.',
    separadora: 'Separador de documentos',
    separadoraTexto: 'Ponha esta folha entre um documento e o seguinte. Ela fica fora do que se guarda.',
  },
  importacao: {
    andando: 'Esta importação ainda está sendo feita.',
    nadaADesfazer: 'Nada a desfazer: alguém já mexeu no que foi registrado, ou nada foi.',
    aviso: 'Importação de protocolos: {feitos} de {total}',
    avisoTudo: 'Todos os protocolos foram registrados. Complete os dados e conclua cada um.',
    avisoRecusados: 'Não foram registrados: {recusados}. O motivo está ao lado de cada um.',
  },
  pendencia: {
    autor:
      'Quem registrou este protocolo é quem o conclui, ou a unidade de protocolo, quando a organização deixa.',
    assunto: 'Diga o assunto.',
    interessado: 'Obrigatório pelo menos um interessado.',
    destino: 'Indique pelo menos um destino.',
    vencimento: 'Diga o vencimento: o tipo o exige.',
    hipoteseLegal: 'Diga a hipótese legal da restrição.',
    externo:
      'O que não é aberto a todos não vai por e-mail para fora. Retire os endereços de e-mail, ou abra o acesso.',
    icpBrasil:
      'O arquivo traz assinatura que não é da ICP-Brasil, e o seu perfil não deixa registrar protocolos assim.',
  },
  recusa: {
    data: 'Precisa ser uma data que existe.',
    vigencia: 'A vigência termina antes de começar.',
    semDestino: 'Com vigência ou vencimento, é preciso pelo menos um destino.',
    futuro: 'O que chegou não chegou depois de hoje.',
    antigo: 'Registrar com data anterior pede a marca Protocolar documentos antigos.',
    interessado: 'Um dos interessados não existe mais ou está inativo. Retire-o ou escolha outro.',
    classe: 'Esta classe não pode ser usada. Escolha outra.',
    sigilo: 'O grau de sigilo passa do seu.',
    tipo: 'Este tipo não existe mais, está inativo ou não é seu para protocolos. Escolha outro.',
    padrao: 'Escolha o padrão da assinatura digital.',
    assinantes: 'É preciso pelo menos um assinante por documento.',
    assinanteRepetido: 'Esta pessoa já está entre os assinantes.',
    soDigital: 'Um protocolo só se assina com certificado digital: abra-o em “Para assinar”.',
    internoRepetido: 'Este destino interno já está na lista.',
    emailRepetido: 'Este e-mail já está na lista.',
    listaRepetida: 'Esta lista de e-mails já está entre os destinos.',
    email: 'Precisa ser um e-mail válido.',
    incompleto: 'Escolha para onde vai.',
    unidadeAusente: 'Esta unidade não existe mais ou está inativa. Retire-a ou escolha outra.',
    pessoaAusente: 'Esta pessoa não está mais nesta unidade, ou está inativa. Retire-a ou escolha outra.',
    listaAusente: 'Esta lista de e-mails não existe mais ou está inativa. Retire-a ou escolha outra.',
    periodicidade: 'Um destino interno recebe uma vez só.',
    jaConferido: 'Esta cópia já foi conferida com o original.',
    muitos: 'Este protocolo já teve arquivos demais. Registre outro.',
  },
  correio: {
    assunto: 'Protocolo {numero}',
    texto:
      '{organizacao} enviou a você o protocolo {numero} ({tipo}), registrado em {unidade}.\n\nAssunto: {assunto}\n\nPara ver o arquivo, procure a unidade.',
  },
} as const;
