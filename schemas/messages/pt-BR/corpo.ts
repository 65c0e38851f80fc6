/** Texts about the body of a document: where a problem is, and what it is. */
export const corpo = {
  /** A footnote amid plain words, where they are searched and compared. */
  nota: ' [nota: {texto}]',
  /** What a reference says of what it names, and how a caption is written. */
  referencia: {
    item: 'item {n}',
    nota: 'nota {n}',
    tabela: 'Tabela {n}',
    figura: 'Figura {n}',
    legenda: '{rotulo} – {texto}',
    perdida: '[referência perdida]',
  },
  lugar: {
    paragrafo: 'parágrafo {n}',
    titulo: 'título {n}',
    lista: 'lista {lista}, item {item}',
    tabela: 'tabela {tabela}, linha {linha}, coluna {coluna}',
    imagem: 'imagem {n}',
    legenda: 'legenda de {rotulo}',
    cabecalho: 'cabeçalho do modelo',
    rodape: 'rodapé do modelo',
    campo: 'campo {rotulo}',
    comTrecho: '{lugar}, «{trecho}»',
    documento: 'documento',
  },
  problema: {
    formato: 'O texto do documento não está no formato esperado: {lugar}.',
    endereco: 'O endereço da ligação não é aceito: {lugar}. Use http, https ou e-mail.',
    profundidade: 'Há listas, tabelas ou citações demais umas dentro das outras: {lugar}.',
    tamanho: 'O documento passa do tamanho que pode ser gerado. Divida-o em partes.',
    colunas: 'A tabela tem colunas demais: {lugar}. O limite é {limite}.',
    imagens: 'O documento tem imagens demais. O limite é {limite}.',
  },
} as const;
