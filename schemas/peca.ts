import { kindOfType, previewOf } from './file-kinds.ts';

/** How the page of a piece shows its file. */
type FormaPeca =
  | 'pdf'
  | 'imagem'
  | 'audio'
  | 'video'
  | 'texto'
  | 'planilha'
  | 'mensagem'
  | 'pacote'
  | 'mapa'
  | 'desenho'
  | 'outra';

/** A kind of file that a piece may be besides those that any field keeps (`fileKinds`). */
interface PieceKind {
  readonly type: string;
  readonly extensions: readonly string[];
  readonly forma: FormaPeca;
}

/** What has no type of its own is kept as it came, by its name. */
export const plainBytes = 'application/octet-stream';

export const pieceKinds = {
  gif: { type: 'image/gif', extensions: ['gif'], forma: 'imagem' },
  webp: { type: 'image/webp', extensions: ['webp'], forma: 'imagem' },
  mp3: { type: 'audio/mpeg', extensions: ['mp3'], forma: 'audio' },
  m4a: { type: 'audio/mp4', extensions: ['m4a'], forma: 'audio' },
  ogg: { type: 'audio/ogg', extensions: ['ogg', 'oga', 'opus'], forma: 'audio' },
  wav: { type: 'audio/wav', extensions: ['wav'], forma: 'audio' },
  flac: { type: 'audio/flac', extensions: ['flac'], forma: 'audio' },
  mp4: { type: 'video/mp4', extensions: ['mp4', 'm4v'], forma: 'video' },
  webm: { type: 'video/webm', extensions: ['webm'], forma: 'video' },
  ogv: { type: 'video/ogg', extensions: ['ogv'], forma: 'video' },
  mov: { type: 'video/quicktime', extensions: ['mov'], forma: 'video' },
  eml: { type: 'message/rfc822', extensions: ['eml'], forma: 'mensagem' },
  msg: { type: 'application/vnd.ms-outlook', extensions: ['msg'], forma: 'mensagem' },
  kml: { type: 'application/vnd.google-earth.kml+xml', extensions: ['kml'], forma: 'mapa' },
  kmz: { type: 'application/vnd.google-earth.kmz', extensions: ['kmz'], forma: 'mapa' },
  gpx: { type: 'application/gpx+xml', extensions: ['gpx'], forma: 'mapa' },
  geojson: { type: 'application/geo+json', extensions: ['geojson'], forma: 'mapa' },
  gpkg: { type: 'application/geopackage+sqlite3', extensions: ['gpkg'], forma: 'mapa' },
  shp: { type: 'application/vnd.shp', extensions: ['shp'], forma: 'mapa' },
  dwg: { type: 'image/vnd.dwg', extensions: ['dwg'], forma: 'desenho' },
  dxf: { type: 'image/vnd.dxf', extensions: ['dxf'], forma: 'desenho' },
  ifc: { type: 'application/x-step', extensions: ['ifc'], forma: 'desenho' },
} as const satisfies Record<string, PieceKind>;

export type PieceKindName = keyof typeof pieceKinds;

const entries = Object.entries(pieceKinds) as [PieceKindName, PieceKind][];

/** The kind that a name claims by its extension, of those that only pieces have. */
export const pieceKindOfName = (name: string): PieceKindName | undefined => {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  return entries.find(([, { extensions }]) => extensions.includes(extension))?.[0];
};

/** How a stored file is shown, by the type that its content has. */
export const formaOf = (type: string): FormaPeca => {
  const own = entries.find(([, kind]) => kind.type === type)?.[1];
  if (own) return own.forma;
  const preview = previewOf(type);
  const kind = kindOfType(type);
  if (kind === 'csv' || kind === 'xlsx' || kind === 'ods') return 'planilha';
  if (kind === 'zip') return 'pacote';
  return preview ?? 'outra';
};

/** Types that are handed out to be shown by the browser: of no other is the content ever run. */
export const isShown = (type: string): boolean =>
  ['pdf', 'imagem', 'audio', 'video', 'texto'].includes(formaOf(type)) || type === 'text/csv';
