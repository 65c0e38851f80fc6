import { box, cover, field, locks, looksAt, params, put, withMore, type Forgery } from './forgery.ts';
import { bodies, parts } from './signed-sample.ts';

/** Of what is said of a field that may be filled, more than that. */
export const onFields: Readonly<Record<string, Forgery>> = {
  'aparencia com a pagina por caixa': {
    later: [
      [parts.text, looksAt(91).replace('[20 60 120 80]', '[0 0 200 260]')],
      [91, cover],
    ],
  },
  'aparencia sem caixa': {
    later: [
      [parts.text, looksAt(91)],
      [91, cover.replace(box, '')],
    ],
  },
  'caixa sem area': {
    later: [
      [parts.text, looksAt(91)],
      [91, cover.replace('[0 0 200 260]', '[0 0 0 260]')],
    ],
  },
  'caixa com letra': {
    later: [
      [parts.text, looksAt(91)],
      [91, cover.replace('[0 0 200 260]', '[0 0 x 260]')],
    ],
  },
  'caixa curta': {
    later: [
      [parts.text, looksAt(91)],
      [91, cover.replace('[0 0 200 260]', '[0 0 200]')],
    ],
  },
  'matriz com letra': {
    later: [
      [parts.text, looksAt(91)],
      [91, cover.replace(box, `${box}/Matrix[9 0 0 9 0 x]`)],
    ],
  },
  'aparencia que e imagem': {
    later: [
      [parts.text, looksAt(91)],
      [91, bodies.picture.replace('/Width 2', '/BBox[0 0 2 2]/Width 2').replace('/Width', '/X')],
    ],
  },
  'aparencia de estado fora': {
    later: [
      [parts.text, looksAt(91).replace('/N 91 0 R', '/X 91 0 R')],
      [91, cover],
    ],
  },
  'aparencia no lugar do mapa': {
    later: [
      [parts.text, bodies.text.replace(/\/AP<<[^>]*>>/, '/AP 91 0 R')],
      [91, cover],
    ],
  },
  'aparencia que a pagina desenha': {
    prepared: withMore('resources', `/D1 ${parts.drawing} 0 R`, `/D1 ${parts.textLook} 0 R`, []),
    later: [[parts.textLook, cover]],
  },
  'aparencia que outra anotacao mostra': {
    prepared: withMore('stamp', `${parts.stampLook} 0 R`, `${parts.textLook} 0 R`, []),
    later: [[parts.textLook, cover]],
  },
  'valor que e o conteudo da pagina': {
    prepared: withMore('text', '/V(Ana)', `/V ${parts.content} 0 R`, []),
    later: [[parts.content, bodies.secondContent]],
  },
  'valor que e a letra da pagina': {
    prepared: withMore('text', '/V(Ana)', `/V ${parts.font} 0 R`, []),
    later: [[parts.font, '<</Type/Font/Subtype/Type1/BaseFont/Symbol>>']],
  },
  'letra da aparencia que e a da pagina': {
    later: [[parts.font, '<</Type/Font/Subtype/Type1/BaseFont/Symbol>>']],
  },
  'sem escala': {
    later: [
      [parts.text, looksAt(91).replace('/F 4', '/F 28')],
      [91, cover],
    ],
  },
  'sem escala desde sempre': {
    prepared: withMore('text', '/F 4', '/F 28', []),
    later: [
      [parts.text, looksAt(91).replace('/F 4', '/F 28')],
      [91, cover],
    ],
  },
  escondido: { later: [field('/F 4', '/F 2')] },
  'so na tela': { later: [field('/F 4', '/F 0')] },
  'em camada': { later: [field('/F 4', `/F 4/OC ${parts.layer} 0 R`)] },
  'com acao': { later: [field('/F 4', '/F 4/A<</S/URI/URI(http://x)>>')] },
  'com acao de calculo': { later: [field('/F 4', '/F 4/AA<</C<</S/JavaScript/JS(1)>>>>')] },
  'com fundo': { later: [field('/F 4', '/F 4/MK<</BG[1 0 0]>>')] },
  'com borda': { later: [field('/F 4', '/F 4/BS<</W 40>>')] },
  'com mais letras': { later: [field('/T(Nome)', '/T(Nome)/MaxLen 900')] },
  'de varias linhas': { later: [field('/T(Nome)', '/T(Nome)/Ff 4096')] },
  'de outra especie': { later: [field('/FT/Tx', '/FT/Btn')] },
  'de outro nome': { later: [field('/T(Nome)', '/T(Nome2)')] },
  'de outra pagina': { later: [field(`/P ${parts.page} 0 R`, `/P ${parts.second} 0 R`)] },
  'de outro pai': {
    later: [field('/F 4', '/F 4/Parent 91 0 R'), [91, `<</T(Pai)/Kids[${parts.text} 0 R]>>`]],
  },
  'com filhos': {
    later: [
      field('/F 4', '/F 4/Kids[91 0 R]'),
      [91, `<</Type/Annot/Subtype/Widget/Rect[0 0 200 260]/AP<</N 92 0 R>>/Parent ${parts.text} 0 R>>`],
      [92, cover],
    ],
  },
  'opcoes de escolha': {
    prepared: withMore('text', '/FT/Tx', '/FT/Ch/Opt[[(a)(Cem)][(b)(Mil)]]', []),
    later: [[parts.text, bodies.text.replace('/FT/Tx', '/FT/Ch/Opt[[(a)(Mil)][(b)(Cem)]]')]],
  },
  'botao de apertar': {
    prepared: withMore('text', '/FT/Tx', '/FT/Btn/Ff 65536', []),
    later: [
      [parts.text, looksAt(91).replace('/FT/Tx', '/FT/Btn/Ff 65536')],
      [91, cover],
    ],
  },
  'nome que era referencia': {
    prepared: {
      bodies: { text: bodies.text.replace('/T(Nome)', '/T 33 0 R') },
      more: ['(Nome)'],
      said: locks('/Action/Include/Fields[(Nome)]'),
    },
    later: [
      [33, '(Outro)'],
      [parts.text, looksAt(91).replace('/T(Nome)', '/T 33 0 R')],
      [91, cover],
    ],
  },
  'valor que o de baixo toma': {
    prepared: {
      bodies: {
        text: bodies.text.replace('/V(Ana)', '/Parent 33 0 R'),
        form: bodies.form.replace(`[${parts.text} 0 R`, '[33 0 R'),
      },
      more: [`<</T(Pai)/FT/Tx/V(Ana)/Kids[${parts.text} 0 R]>>`],
      said: locks('/Action/Include/Fields[(Pai.Nome)]'),
    },
    later: [[33, `<</T(Pai)/FT/Tx/V(Bia)/Kids[${parts.text} 0 R]>>`]],
  },
  'trava que era referencia': {
    prepared: { saidByField: '/Lock 33 0 R', more: ['<</Type/SigFieldLock/Action/All>>'] },
    later: [
      [33, '<</Type/SigFieldLock/Action/Include/Fields[]>>'],
      [parts.text, looksAt(91)],
      [91, cover],
    ],
  },
  'permissao que era referencia': {
    prepared: { said: '/Reference 33 0 R', more: [`[<</TransformMethod/DocMDP${params('/P 1')}>>]`] },
    later: [
      [33, `[<</TransformMethod/DocMDP${params('/P 3')}>>]`],
      [parts.text, looksAt(91)],
      [91, cover],
    ],
  },
  'trava de nome com escape': {
    prepared: { said: locks('/Action/Include/Fields[(\\116ome)]') },
    later: [
      [parts.text, looksAt(91)],
      [91, cover],
    ],
  },
  'trava que e uma lista so': {
    prepared: { said: locks('/Action/Include/Fields(Nome)') },
    later: [
      [parts.text, bodies.text.replace('/F 4', '/F 4/X 1')],
      [parts.content, bodies.secondContent],
    ],
  },
  'campo igual fora do formulario': {
    prepared: {
      ...withMore('page', '/Annots[', '/Annots[33 0 R ', [bodies.text]),
      said: locks('/Action/Include/Fields[(Nome)]'),
    },
    later: [
      [33, looksAt(91)],
      [91, cover],
    ],
  },
  apagado: { later: [put('page', `${parts.text} 0 R `, '')] },
  'posto de novo': { later: [put('page', '/Annots[', `/Annots[${parts.text} 0 R `)] },
  'letras do formulario': {
    later: [
      [parts.text, looksAt(parts.textLook)],
      put('form', `/F1 ${parts.font} 0 R`, '/F1<</Type/Font/Subtype/Type1/BaseFont/Symbol>>'),
    ],
  },
  'tudo de novo': { later: [put('form', '/Fields', '/NeedAppearances true/Fields')] },
  'ordem de calculo': { later: [put('form', '/Fields', `/CO[${parts.text} 0 R]/Fields`)] },
  'outro formulario': { later: [put('form', '/Fields', '/XFA(x)/Fields')] },
};
