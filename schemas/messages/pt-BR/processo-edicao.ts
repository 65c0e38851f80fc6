/** Opening a process and writing what its type asks. */
export const processoEdicao = {
  novo: {
    titulo: 'Que processo você vai abrir?',
    pagina: 'Novo processo',
    subtitulo: 'Escolha o tipo e diga o assunto. O resto se preenche em seguida, sem pressa.',
    pesquisar: 'Pesquisar tipos de processo',
    achados_one: '{count} tipo',
    achados_other: '{count} tipos',
    falhou: 'Não foi possível ler os tipos de processo.',
    nenhum: 'Nenhum tipo com estas palavras',
    nenhumTexto: 'Procure por outro nome. Só aparecem os tipos que você pode abrir.',
    semTipos: 'Nenhum tipo de processo aberto a você',
    semTiposTexto:
      'Cada tipo diz que unidades e pessoas o abrem. Peça a quem cuida dos tipos de processo que inclua a sua unidade ou o seu usuário.',
    semTiposUnidades:
      'Nenhum tipo se abre pela unidade em que você atua. Troque de unidade no menu da conta, ou peça a quem cuida dos tipos de processo que a inclua.',
    verTipos: 'Ver os tipos de processo',
    tipos: 'Tipos de processo',
    escolha: 'Escolha o tipo de processo.',
    assunto: 'Assunto',
    assuntoFalta: 'Escreva o assunto.',
    parteDe: 'Será subprocesso do processo de onde você veio.',
    abrir: 'Abrir processo',
  },
  tela: {
    pagina: 'Abertura de processo',
    falhou: 'Não foi possível abrir o processo para editar.',
    naoEditavel: 'Este processo não pode ser editado agora.',
    dados: 'Dados',
    ficaPublico:
      'Concluído, este processo fica na página pública: número, assunto, tipo, unidade e as peças que são públicas.',
    observacoes: 'Observações',
    sugeridos: 'Interessados dos últimos processos deste tipo',
    semMinuta: 'Processo em abertura',
    salvar: 'Salvar',
    salvo: 'Processo salvo',
    concluir: 'Concluir abertura',
    verProcesso: 'Ver o processo',
    naoSalvo: 'Há alterações por salvar.',
    tudoSalvo: 'Tudo salvo.',
  },
  concluir: {
    titulo: 'Concluir a abertura?',
    efeito:
      'O processo recebe o seu número, e o que se escreveu aqui deixa de mudar. Peças e trâmites seguem livres.',
    feito: 'Processo {numero} aberto',
    falta_one: 'Falta {count} item para concluir a abertura.',
    falta_other: 'Faltam {count} itens para concluir a abertura.',
    irAoCampo: 'Ir ao campo',
  },
};
