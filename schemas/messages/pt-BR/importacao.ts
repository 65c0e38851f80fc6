/** Texts of the export and of the import of registers. */
export const importacao = {
  id: 'Identificador',
  formato: 'Escolha csv ou xlsx.',
  espera: 'alguns segundos',
  colunaAusente: 'A coluna {coluna} não existe ou não está no seu alcance.',
  chaveInvalida: 'Escolha como chave um campo único do cadastro, ou id.',
  semArquivo: 'Envie um arquivo CSV ou XLSX.',
  aceitos: 'CSV ou XLSX',
  linhasDemais: 'O arquivo tem mais de {limite} linhas. Divida-o em partes.',
  interrompida: 'A carga parou no meio e nada foi gravado. Envie o arquivo de novo.',
  cancelar: {
    feito: 'Cancelada antes de começar. Nada mudou.',
    situacao: 'Só se cancela uma carga que ainda não começou.',
  },
  autor: {
    semAcesso: 'Quem pediu isto não tem mais acesso. Nada mudou.',
    semUnidade: 'Quem pediu isto não atua mais na unidade em que estava. Nada mudou.',
    semSubstituicao: 'A substituição em que isto foi pedido terminou. Nada mudou.',
    semPermissao: 'O perfil de quem pediu isto não permite mais fazê-lo. Nada mudou.',
  },
  arquivo: {
    vazio: 'O arquivo está vazio.',
    ilegivel: 'A planilha está danificada ou protegida por senha. Salve-a de novo como XLSX ou CSV.',
    aberta: 'A planilha tem mais de {limite} MB depois de aberta. Divida-a em partes.',
    celula: 'A planilha tem uma célula com mais de {limite} MB de texto. Encurte-a e envie de novo.',
    colunas: 'A planilha tem mais de {limite} colunas preenchidas. Apague as que não fazem parte dela.',
    textos: 'A planilha tem textos demais. Divida-a em partes.',
    pesado: 'A planilha é grande demais para ser lida. Divida-a em partes, ou salve-a como CSV.',
    cabecalho:
      'Os títulos das colunas parecem estar na linha {linha}, e não na primeira. Apague as linhas acima deles.',
    aspas: 'Há aspas que não fecham a partir desta linha.',
  },
  coluna: {
    desconhecida:
      'Esta coluna não corresponde a nenhum campo, e os que você pode preencher já têm coluna. Deixe-a de fora.',
    desconhecidaComCampos:
      'Esta coluna não corresponde a nenhum campo. Indique qual ela preenche, ou deixe-a de fora. Sem coluna ainda: {campos}.',
    repetida: 'A coluna {outra} já preenche este campo.',
    tituloRepetido: 'Há outra coluna com este título. Dê a cada uma o seu.',
    semTitulo: 'Esta coluna tem valores e não tem título. Dê um título a ela, ou apague-a.',
    ausente: 'O arquivo não tem esta coluna.',
    chaveAusente: 'O arquivo precisa de uma coluna para {param}, que é a chave escolhida.',
  },
  celula: {
    simNao: '{param} precisa ser Sim ou Não.',
    numero: '{param} precisa ser um número, como 1.234,56.',
    numeroAmbiguo:
      '{param} pode ser lido de dois modos em {texto}. Escreva {decimal} ou {milhar}, com vírgula antes dos decimais.',
    data: '{param} precisa ser uma data, como 31/12/2026.',
    dataHora: '{param} precisa ser uma data com hora, como 31/12/2026 14:30.',
    json: '{param} precisa ser um texto JSON, como o da exportação.',
    linhas:
      '{param} precisa ter linhas como Título: valor; Título: valor, uma depois de cada barra (|), ou a lista JSON da exportação.',
    falha: '{param} tem um erro de fórmula, {texto}. Corrija a fórmula ou apague a célula.',
    formula:
      '{param} tem uma fórmula sem o resultado. Abra o arquivo em um programa de planilhas, salve-o e envie de novo.',
    nulo: '{param} tem um caractere que não pode ser guardado.',
    alvoAusente: 'Não há {texto} para {param}, ou não está no seu alcance.',
    ambigua: 'Há mais de um registro {texto} para {param}. Use um código único ou # e o identificador.',
    semPermissao: 'Seu perfil não permite alterar {param}.',
    id: 'O identificador é um número inteiro.',
    idAusente: 'Não há registro com este identificador no seu alcance.',
    chaveVazia: 'Preencha a chave do registro.',
    chaveRepetida: 'A chave repete a da linha {linha}.',
    chaveAmbigua: 'Há mais de um registro com esta chave.',
  },
  linha: {
    sobra: 'A linha tem mais células do que o cabeçalho.',
    semIncluir: 'Este registro não existe, e seu perfil não permite incluir.',
    semEditar: 'Seu perfil não permite alterar registros.',
    recusada: 'O banco de dados não aceitou os valores desta linha.',
  },
  desfazer: {
    simulada: 'Uma simulação não grava nada.',
    situacao: 'Só uma carga concluída pode ser desfeita.',
    alterado: 'Foi alterado depois da carga.',
    outraCarga: 'Foi alterado depois pela carga do arquivo {arquivo}. Desfaça aquela primeiro.',
    excluido: 'Foi excluído depois da carga.',
    emUso: 'Está em uso.',
    registro: 'O que veio na linha {linha} não pode voltar ao que era, e nada foi desfeito.',
    recusa: '{total} registros da carga mudaram ou passaram a ser usados depois dela.',
    parou: 'Parou no meio e nada foi desfeito. Tente de novo.',
    semPermissao: 'Para desfazer, seu perfil precisa permitir excluir e editar.',
  },
  restaurar: {
    semVersao: 'Não há como recuperar a versão {versao}: o histórico não a guarda inteira.',
  },
} as const;
