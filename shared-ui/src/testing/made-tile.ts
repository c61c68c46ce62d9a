import { PbfWriter } from 'pbf';

/** A feature of a made tile; points from 0 to 1 across it. */
type MadeFeature = {
  shape: 'point' | 'line' | 'area';
  points: readonly (readonly [x: number, y: number])[];
  properties?: Readonly<Record<string, string | number>>;
};

const EXTENT = 4096;
const TYPES = { point: 1, line: 2, area: 3 };
const [MOVE, LINE, CLOSE] = [1, 2, 7];

const command = (id: number, count: number) => (count << 3) | id;
const zigzag = (step: number) => (step << 1) ^ (step >> 31);

function geometryOf({ shape, points }: MadeFeature): number[] {
  const whole = points.map(([x, y]) => [Math.round(x * EXTENT), Math.round(y * EXTENT)] as const);
  const steps = whole.map(([x, y], at) => [x - (whole[at - 1]?.[0] ?? 0), y - (whole[at - 1]?.[1] ?? 0)]);
  const [first = [], ...further] = steps.map((step) => step.map(zigzag));
  return [
    command(MOVE, 1),
    ...first,
    ...(further.length > 0 ? [command(LINE, further.length), ...further.flat()] : []),
    ...(shape === 'area' ? [command(CLOSE, 1)] : []),
  ];
}

function writeLayer(name: string, features: readonly MadeFeature[], pbf: PbfWriter): void {
  const keys = [...new Set(features.flatMap(({ properties = {} }) => Object.keys(properties)))];
  const values = [...new Set(features.flatMap(({ properties = {} }) => Object.values(properties)))];
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, name);
  for (const feature of features) {
    const tags = Object.entries(feature.properties ?? {}).flatMap(([key, value]) => [
      keys.indexOf(key),
      values.indexOf(value),
    ]);
    pbf.writeMessage(
      2,
      (_, message) => {
        message.writePackedVarint(2, tags);
        message.writeVarintField(3, TYPES[feature.shape]);
        message.writePackedVarint(4, geometryOf(feature));
      },
      undefined,
    );
  }
  for (const key of keys) pbf.writeStringField(3, key);
  for (const value of values)
    pbf.writeMessage(
      4,
      (_, message) =>
        typeof value === 'string' ? message.writeStringField(1, value) : message.writeVarintField(5, value),
      undefined,
    );
  pbf.writeVarintField(5, EXTENT);
}

/** The bytes of a Mapbox Vector Tile of these features, by their layers. */
export function madeTile(layers: Readonly<Record<string, readonly MadeFeature[]>>): Uint8Array<ArrayBuffer> {
  const pbf = new PbfWriter();
  for (const [name, features] of Object.entries(layers))
    pbf.writeMessage(3, (_, message) => writeLayer(name, features, message), undefined);
  return new Uint8Array(pbf.finish());
}
