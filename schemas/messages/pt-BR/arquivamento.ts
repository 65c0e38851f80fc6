/** Texts of the archives: what goes to them, what they have. */
export const arquivamento = {
  titulo: 'Arquivo',
  ajuda: 'O que as unidades finalizaram e este arquivo guarda.',
  abas: { rotulo: 'O que o arquivo tem', aArquivar: 'A arquivar', arquivados: 'Arquivados' },
  naoEArquivo: '{unidade} não é um arquivo',
  naoEArquivoTexto:
    'Esta tela mostra o que um arquivo tem. Troque de unidade no seu menu, ou peça a quem administra que marque a unidade como arquivo, no cadastro de unidades.',
  pesquisar: 'Número ou assunto',
  lista: 'Itens de {aba}',
  vazio: {
    aArquivar: 'Nada espera ser arquivado',
    aArquivarTexto: 'O que as unidades enviam a este arquivo aparece aqui.',
    arquivados: 'Nada foi arquivado ainda',
    arquivadosTexto: 'O que se arquiva aparece aqui, do mais novo ao mais antigo.',
    filtro: 'Nada com estas palavras',
    filtroTexto: 'Mude o que se procura, ou limpe a pesquisa.',
  },
  selecionados_one: '{count} escolhido',
  selecionados_other: '{count} escolhidos',
  selecionarPagina: 'Escolher todos desta página',
  limpar: 'Limpar a escolha',
  atos: 'O que fazer com os escolhidos',
  nenhumPode: 'Nada do que se escolheu pode agora.',
  enviado: 'Enviado por {quem} ({unidade}), {quando}',
  arquivado: 'Arquivado por {quem}, {quando}',
  semClasse: 'sem classe',
  impede: 'Não se arquiva: {motivo}',
  idades: {
    CORRENTE: 'Arquivo corrente',
    INTERMEDIARIO: 'Arquivo intermediário',
    PERMANENTE: 'Arquivo permanente',
  },
  enviar: {
    um: 'Enviar {item} ao arquivo',
    varios: 'Enviar {total} itens ao arquivo',
    todos: 'Enviar ao arquivo todos os {total}',
    texto:
      'O arquivo passa a ter a posse, com as peças e o que anda junto. Ele arquiva, ou devolve com o motivo.',
    arquivo: 'Arquivo',
    escolha: 'Escolha o arquivo.',
    daUnidade: 'o da sua unidade',
    nenhum: 'Nenhuma unidade da organização é um arquivo. Quem administra a marca no cadastro de unidades.',
  },
  explica: {
    '2': 'Está no arquivo {unidade}, à espera de ser arquivado. Se faltar algo, volta com o motivo.',
    '3': 'Está arquivado em {unidade}. Para voltar a trabalhar nele, peça ao arquivo que o desarquive.',
  },
  recusa: {
    unidade: 'Esta unidade não é um arquivo em uso da organização. Escolha outra.',
    sigiloso: 'É sigiloso e ninguém de {unidade} o vê. Dê antes a credencial a quem o vai arquivar.',
    semVolta: 'Veio de {unidade}, que está inativa. Reative a unidade, ou passe-a a outra, e tente de novo.',
  },
};
