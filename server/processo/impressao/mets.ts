import { element, opening } from '#schemas/xml/write-xml.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Packed, PackedFile } from './bag-files.ts';
import { pieceTitle } from './piece-name.ts';
import { toldEvents, type ToldEvent } from './told-events.ts';

/** What a package describes: the process, or a piece in it. */
interface Described {
  readonly id: number;
  readonly titulo: string;
  /** In the words of Dublin Core, without its prefix. */
  readonly termos: readonly (readonly [term: string, value: string | undefined])[];
}

const namespaces = {
  'xmlns:mets': 'http://www.loc.gov/METS/',
  'xmlns:premis': 'http://www.loc.gov/premis/v3',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
};

/**
 * What tells an archive of a process and its pieces, a part at a time: METS 1.12 around Dublin Core (what each is) and PREMIS 3.0 (what
 * each file is, and what was done to each content).
 */
export const metsOf = async function* (ctx: Ctx, packed: Packed): AsyncGenerator<string> {
  const { plan, files, instituicao } = packed;
  const [processo, ...pecas] = describedIn(packed);
  if (!processo) return;
  const described = [processo, ...pecas];
  yield `<?xml version="1.0" encoding="UTF-8"?>\n`;
  yield opening('mets:mets', {
    ...namespaces,
    OBJID: plan.processo.numero ?? String(plan.processo.id),
    LABEL: processo.titulo,
    TYPE: 'processo',
  });
  yield element(
    'mets:metsHdr',
    [
      element('mets:agent', [element('mets:name', instituicao)], { ROLE: 'CREATOR', TYPE: 'ORGANIZATION' }),
      element('mets:agent', [element('mets:name', 'Malote')], {
        ROLE: 'CREATOR',
        TYPE: 'OTHER',
        OTHERTYPE: 'SOFTWARE',
      }),
    ],
    { CREATEDATE: ctx.agora.toISOString() },
  );
  for (const { id, termos } of described)
    yield element(
      'mets:dmdSec',
      [
        wrapped(
          'DC',
          termos.flatMap(([term, value]) => (value ? [element(`dc:${term}`, value)] : [])),
        ),
      ],
      { ID: `descricao-${id}` },
    );
  const preserved = new Set<number>();
  for (const { id } of described) {
    const own = files.filter(({ conteudoId }) => conteudoId === id);
    const events = await toldEvents(ctx, id);
    if (events.length === 0 && own.length === 0) continue;
    preserved.add(id);
    yield opening('mets:amdSec', { ID: `preservacao-${id}` });
    for (const file of own)
      yield element('mets:techMD', [wrapped('PREMIS:OBJECT', [premisFile(file)])], {
        ID: `tecnica-${file.id}`,
      });
    for (const event of events)
      yield element('mets:digiprovMD', [wrapped('PREMIS:EVENT', [premisEvent(event)])], {
        ID: `evento-${event.id}`,
      });
    yield '</mets:amdSec>';
  }
  const sectionsOf = (id: number) => ({
    DMDID: `descricao-${id}`,
    ADMID: preserved.has(id) ? `preservacao-${id}` : undefined,
  });
  if (files.length > 0) yield element('mets:fileSec', groupsOf(files));
  yield opening('mets:structMap', { TYPE: 'logical' });
  yield opening('mets:div', { TYPE: 'processo', LABEL: processo.titulo, ...sectionsOf(processo.id) });
  yield* pointers(files, processo.id);
  const told = new Set<number>();
  for (const { peca } of plan.pecas) {
    const { conteudo, saida, ordem, rotulo } = peca;
    if (!conteudo || saida || told.has(conteudo.id)) continue;
    told.add(conteudo.id);
    yield element('mets:div', [...pointers(files, conteudo.id)], {
      TYPE: 'peca',
      ORDER: String(ordem),
      ORDERLABEL: rotulo,
      LABEL: pieceTitle(peca),
      ...sectionsOf(conteudo.id),
    });
  }
  yield '</mets:div></mets:structMap></mets:mets>\n';
};

const describedIn = ({ plan: { processo, pecas } }: Packed): readonly Described[] => {
  const described = new Map<number, Described>();
  for (const { peca } of pecas) {
    const { conteudo, saida, juntadaEm, porQuem, unidade } = peca;
    if (!conteudo || saida) continue;
    described.set(conteudo.id, {
      id: conteudo.id,
      titulo: pieceTitle(peca),
      termos: [
        ['title', conteudo.assunto],
        ['identifier', conteudo.numero],
        ['type', conteudo.tipoDocumento],
        ['contributor', `${porQuem} (${unidade})`],
        ['date', juntadaEm],
        ['rights', conteudo.nivelAcesso],
      ],
    });
  }
  return [
    {
      id: processo.id,
      titulo: `${processo.tipoProcesso.rotulo} ${processo.numero ?? ''}`.trim(),
      termos: [
        ['title', processo.assunto],
        ['identifier', processo.numero],
        ['type', processo.tipoProcesso.rotulo],
        ['creator', `${processo.unidade.sigla} - ${processo.unidade.nome}`],
        ...processo.interessados.map(({ rotulo }) => ['contributor', rotulo] as const),
        ['subject', processo.assuntoClasse?.rotulo],
        ['date', processo.criadoEm],
        ['rights', processo.nivelAcesso],
      ],
    },
    ...described.values(),
  ];
};

const wrapped = (type: string, content: readonly string[]): string =>
  element('mets:mdWrap', [element('mets:xmlData', content)], { MDTYPE: type });

const identified = (name: string, type: string, value: string): string =>
  element(`premis:${name}`, [element(`premis:${name}Type`, type), element(`premis:${name}Value`, value)]);

const premisFile = ({ id, sha256, sha512, size, tipo, nome }: PackedFile): string =>
  element(
    'premis:object',
    [
      identified('objectIdentifier', 'local', id),
      element('premis:objectCharacteristics', [
        fixity('SHA-256', sha256),
        fixity('SHA-512', sha512),
        element('premis:size', String(size)),
        element('premis:format', [element('premis:formatDesignation', [element('premis:formatName', tipo)])]),
      ]),
      element('premis:originalName', nome),
    ],
    { 'xsi:type': 'premis:file', version: '3.0' },
  );

const fixity = (algorithm: string, digest: string): string =>
  element('premis:fixity', [
    element('premis:messageDigestAlgorithm', algorithm),
    element('premis:messageDigest', digest),
  ]);

const premisEvent = ({
  id,
  ato,
  momento,
  texto,
  citacao,
  quem,
  porQuem,
  unidade,
  resumo,
}: ToldEvent): string =>
  element(
    'premis:event',
    [
      identified('eventIdentifier', 'local', String(id)),
      element('premis:eventType', ato),
      element('premis:eventDateTime', momento),
      element('premis:eventDetailInformation', [
        element('premis:eventDetail', citacao === undefined ? texto : `${texto}: ${citacao}`),
      ]),
      element('premis:eventOutcomeInformation', [
        element('premis:eventOutcome', 'registrado'),
        element('premis:eventOutcomeDetail', [element('premis:eventOutcomeDetailNote', `SHA-256 ${resumo}`)]),
      ]),
      ...[quem, porQuem].flatMap((nome) =>
        nome === undefined
          ? []
          : [
              identified(
                'linkingAgentIdentifier',
                'nome',
                unidade === undefined ? nome : `${nome} (${unidade})`,
              ),
            ],
      ),
    ],
    { version: '3.0' },
  );

const groupsOf = (files: readonly PackedFile[]): readonly string[] =>
  [...new Set(files.map(({ uso }) => uso))].map((uso) =>
    element(
      'mets:fileGrp',
      files
        .filter((file) => file.uso === uso)
        .map(({ id, path, sha256, size, tipo }) =>
          element(
            'mets:file',
            [element('mets:FLocat', '', { LOCTYPE: 'URL', 'xlink:href': encodeURI(path) })],
            {
              ID: id,
              ADMID: `tecnica-${id}`,
              MIMETYPE: tipo,
              SIZE: String(size),
              CHECKSUM: sha256,
              CHECKSUMTYPE: 'SHA-256',
            },
          ),
        ),
      { USE: uso },
    ),
  );

const pointers = (files: readonly PackedFile[], id: number): readonly string[] =>
  files
    .filter(({ conteudoId }) => conteudoId === id)
    .map((file) => element('mets:fptr', '', { FILEID: file.id }));
