/** What the database cannot say of its columns, by `table.column`; what it no longer has is refused. */

/** Where the types that are named below come from. */
export const importedTypes: Readonly<Record<string, readonly string[]>> = {
  '#schemas/shapes/conexao.ts': ['OpcaoLida'],
  '#schemas/shapes/filtro-pesquisa.ts': ['FiltroPesquisa'],
  '#schemas/shapes/importacao.ts': ['ImportacaoColuna', 'ImportacaoEscolhas', 'ImportacaoProblema'],
  '#schemas/shapes/painel.ts': ['ArranjoPainel'],
  '#schemas/shapes/protocolo.ts': ['ProtocoloNovo'],
  '#schemas/shapes/relatorio-montado.ts': ['ContagemPedido', 'DefinicaoRelatorio', 'RelatorioMontado'],
  '#schemas/shapes/relatorio.ts': ['Relatorio'],
  '#server/ferramentas/capture/capture.ts': ['PageCode', 'PdfaReport', 'ReadPage', 'Turn'],
  '#server/base/http/place.ts': ['Place'],
  './stored-values.ts': ['KeptCertificate', 'LugarNaFolha', 'NamedItem'],
};

/** What is read of a column: the shape of a jsonb, or choices that no check of the database lists. */
export const columnTypes: Readonly<Record<string, string>> = {
  'ato_em_lote.lugar': 'Place',
  'assinatura_nuvem.certificados': 'readonly KeptCertificate[]',
  'assinatura_nuvem.itens': 'readonly NamedItem[]',
  'captura.pdfa': 'PdfaReport',
  'captura_pagina.codigos': 'PageCode[]',
  'captura_pagina.giro': 'Turn',
  'conteudo_campo.valor': 'string | number | boolean | OpcaoLida[]',
  'documento_versao.automaticos': 'Record<string, string>',
  'documento_versao.corpo': 'Record<string, unknown>',
  'documento_versao.lugares': 'Record<string, LugarNaFolha>',
  'documento_versao.propriedades': 'unknown[]',
  'documento_versao.valores': 'Record<string, string>',
  'entrada_pendente.entrada': "'SENHA' | 'DIRETORIO' | 'PROVEDOR'",
  'evento.dados': 'Record<string, unknown>',
  'importacao.colunas': 'ImportacaoColuna[]',
  'importacao.erros': 'ImportacaoProblema[]',
  'importacao.escolhas': 'ImportacaoEscolhas',
  'importacao_protocolo_item.pedido': 'ProtocoloNovo',
  'modelo_versao.corpo': 'Record<string, unknown>',
  'modelo_versao.propriedades': 'unknown[]',
  'notificacao.dados': 'Record<string, string>',
  'painel_perfil.arranjo': 'ArranjoPainel',
  'painel_pessoa.arranjo': 'ArranjoPainel',
  'pesquisa_salva.filtro': 'FiltroPesquisa',
  'pesquisa_salva.relatorio': 'DefinicaoRelatorio',
  'preferencia.dados': 'Record<string, unknown>',
  'protocolo_arquivo.pdfa': 'PdfaReport',
  'protocolo_pagina_lida.lida': 'ReadPage',
  'relatorio_envio.relatorio': "Relatorio['nome']",
  'selo.cadeias': 'Record<string, [number, string]>',
};

/** The whole type of a column that is written in a way of its own. */
export const wholeTypes: Readonly<Record<string, string>> = {
  // who signs from outside, the attachment and the provider of a package are never changed
  'documento_assinante.externo_id': 'ColumnType<number | null, number | null | undefined, never>',
  'assinatura_pacote.anexo_id': 'ColumnType<number | null, number | null | undefined, never>',
  'assinatura_pacote.provedor_cms': 'ColumnType<number | null, number | null | undefined, never>',
  // comes with the answer of the provider, from a list that nobody changes
  'assinatura_nuvem.pacotes': 'ColumnType<string[] | null, never, readonly string[]>',
  // numbers are written, and the driver reads them as text
  'assinatura_pacote.intervalo': 'ColumnType<readonly (number | string)[], readonly number[], never>',
  // the driver writes an object by itself
  'contagem_relatorio.pedido': 'ContagemPedido',
  'contagem_relatorio.resultado': 'Relatorio | RelatorioMontado | null',
  // a trigger keeps it
  'tramite.vence': 'ColumnType<string | null, never, never>',
};

export const tableNotes: Readonly<Record<string, string>> = {
  anexo_assinatura: 'A signature inside an attachment.',
  assinante_codigo: 'The code with which a person from outside signs one document.',
  assinatura_nuvem: 'What a person began at a provider that keeps their certificate.',
  assinatura_pacote: 'What was prepared for a person to sign with a certificate.',
  autoridade_lista: 'What an authority revoked, as it published it.',
  hsm_pin_recusado: 'The last PIN that an HSM refused, by a digest of what is stored of it.',
  marca_pessoal: 'What a person marked on a content for themselves.',
  marcador: 'A coloured marker with a note, of a person or of a unit.',
};

export const columnNotes: Readonly<Record<string, string>> = {
  'arquivo.reservado': 'Read only through the records that hold it.',
  'assinatura_nuvem.certificados': 'Those that the provider has of the person.',
  'assinatura_nuvem.estado_hash': 'Null once the person came back.',
  'assinatura_nuvem.itens': 'What the person named when they left.',
  'assinatura_nuvem.pacotes': 'What the person said yes to, where the provider asks for each set.',
  'assinatura_nuvem.token': 'Encrypted.',
  'assinatura_nuvem.verificador': 'Encrypted.',
  'assinatura_pacote.assinante_id': 'Who signs a document; null where an attachment is signed.',
  'assinatura_pacote.cauda': 'The revision that the signature takes, with its hole.',
  'assinatura_pacote.documento_id': 'The content, whatever its kind.',
  'assinatura_pacote.meio': 'By which way the value of the signature came.',
  'assinatura_pacote.provedor_cms': 'The provider that gives the whole signature (CMS), where one does.',
  'assinatura_prova.anexo_id': 'One of the attachments; null for the document itself.',
  'assinatura_prova.nivel': 'Null while nobody looked at it.',
  'compromisso_fora.trocado_id': 'The event in its place.',
  'compromisso_lembrete.antes': 'Minutes.',
  'compromisso_serie.regra': 'An RRULE of RFC 5545, over days.',
  'conteudo.anda_com_id': 'The content that it travels with: for a piece, its process.',
  'conteudo.autor_id': 'Null where somebody from outside asked for it.',
  'conteudo.estado_anterior': 'Before it was cancelled.',
  'conteudo_acesso.tramite_id': 'The forwarding that gave it.',
  'conteudo_campo.definicao': 'What the type said of the field at the conclusion.',
  'correio.aviso': 'What the words are written from when the mail leaves.',
  'correio.caminho': 'The mail server that it leaves by, where it is not the one in force.',
  'documento_assinante.certificado': 'The certificate that it was signed with.',
  'documento_assinante.confianca': 'Why the certificate was accepted, as it was known then.',
  'documento_assinante.imagem_id': 'The drawing of the signature.',
  'documento_assinante.motivo': 'Why the person refused to sign.',
  'documento_assinante.usuario_id': 'Null for a person from outside.',
  'documento_versao.lugares': 'Where each place of signature is on the pages of the frozen file, by its key.',
  'documento_versao.padrao_assinatura': 'As the model said at the conclusion.',
  'entrada_externa.email': 'Where the code went, where that is not yet the address of the account.',
  'exclusao.chefia_por': 'Who approved it as chief of the unit that has the content.',
  'exclusao.gestao_por': 'Who approved it with the right to remove any document.',
  'notificacao.assunto': 'Null where the notice is about a content, which is named when the notice is read.',
  'pesquisa_salva.relatorio': 'How what it finds is counted: then it is a report.',
  'pesquisa_salva.unidade_id': 'The unit whose people see it too.',
  'relatorio_envio.pesquisa_id': 'A saved report; null where it is one of the product.',
  'sessao.unidade_propria_id': 'The unit of the person at the keyboard, while they act for another.',
  'tramite.prazo_resposta': 'Until when it has to be answered.',
  'tramite.prazo_retorno': 'Until when it has to be back.',
  'tramite.redireciona_id': 'The forwarding that this one replaced.',
  'tramite.retorno_id': 'The forwarding that gave it back.',
  'tramite.vence': 'Its deadline or that of its content, while it waits.',
};
