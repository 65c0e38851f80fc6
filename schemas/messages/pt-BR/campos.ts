/** Texts of the custom fields of a type, in a content. */
export const campos = {
  titulo: 'Campos de {tipo}',
  recusa: {
    ausente: 'O tipo deste conteúdo não tem mais este campo. Recarregue a página.',
    vinculo: '{param} é um vínculo: o endereço se forma sozinho.',
    umaOpcao: 'Escolha uma só opção em {param}.',
    arquivoAusente: 'O arquivo de {param} não foi encontrado. Envie-o de novo.',
    extensao: '{param} aceita só arquivos {extensoes}.',
    tamanho: '{param} aceita arquivos de até {limite} MB.',
  },
  preencher: 'Preencher {rotulo}',
  semResposta: '{rotulo}: a regra “{regra}” não pôde ser conferida ({motivo}). Avise quem cuida dos tipos.',
  prazo: 'Prazo até {data}',
  prazoVencido: 'Prazo vencido em {data}',
  prazoAContar_one: 'Prazo de um dia, a contar da {referencia}',
  prazoAContar_other: 'Prazo de {count} dias, a contar da {referencia}',
  referencia: {
    CRIACAO: 'criação',
    CONCLUSAO: 'conclusão',
    ULTIMO_TRAMITE: 'data do último trâmite',
    OUTRO_CAMPO: 'data de {rotulo}',
  },
  retirado: 'O tipo não tem mais este campo; o que se preencheu fica guardado.',
  semNumero: 'O endereço aparece quando houver número.',
  lendoOpcoes: 'Lendo as opções de {campo}',
  semOpcoes: 'As opções não puderam ser lidas agora.',
  tentarOpcoes: 'Ler de novo',
  semOpcao: 'Nenhuma opção',
  juntos: {
    aviso_zero:
      'Outra pessoa salvou antes. O que ela mudou já está aqui, com o que você escreveu. Confira e salve de novo.',
    aviso_one:
      'Outra pessoa salvou antes e mudou um campo que você também mudou. Ficou o seu, com o dela ao lado. Confira e salve de novo.',
    aviso_other:
      'Outra pessoa salvou antes e mudou {count} campos que você também mudou. Ficaram os seus, com os dela ao lado. Confira e salve de novo.',
    deles: 'Outra pessoa salvou aqui: “{valor}”.',
    mudou: 'Outra pessoa mudou este campo também.',
  },
};
