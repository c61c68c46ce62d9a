import type { CodeOption } from 'shared-domain';
import type { StationInUse } from './use-station.ts';

type ChannelTitleProps = Pick<StationInUse, 'form'> & { id: string; row: string };

/** What tells a channel from the others in words; two that are alike but for the street side, too. */
export function ChannelTitle({ id, form, row }: ChannelTitleProps) {
  const { values, setup } = form;
  const { countType, travelDirection, streetSide } = setup.lookups;
  const words = [
    values[`name@${row}`]?.trim(),
    labelOf(values[`count_type@${row}`], countType),
    labelOf(values[`travel_direction@${row}`], travelDirection),
    labelOf(values[`street_side@${row}`], streetSide),
  ];
  return (
    <p id={id} className="channel-title">
      {words.filter(Boolean).join(', ')}
    </p>
  );
}

const labelOf = (code: string | null | undefined, options: readonly CodeOption[]) =>
  code && (options.find((option) => option.code === code)?.label ?? code);
