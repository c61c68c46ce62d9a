import { gradeRule } from '../figures/grade-rule.rules.ts';

/** A term and what it means. */
export type Entry = readonly [term: string, meaning: string];

const grades = gradeRule('en');

/** The glossary in English; the key is the term's place in the address (`#aadt`), the same in every language. */
export const english = {
  aadb: [
    'AADB (AADBT)',
    'Annual average daily bicycle traffic: bicycles passing a point on an average day of a year.',
  ],
  aadnt: [
    'AADNT',
    'Annual average daily non-motorized traffic: bicycles and pedestrians together on an average day of a year.',
  ],
  aadp: [
    'AADP (AADPT)',
    'Annual average daily pedestrian traffic: pedestrians passing a point on an average day of a year.',
  ],
  aadt: [
    'AADT',
    'Annual average daily traffic: the total of a year shared equally among its days. In this application, per flow.',
  ],
  'aashto-method': [
    'AASHTO method',
    'A way to compute an annual average from daily totals: average each weekday within each month, then over the months, then over the weekdays, so that gaps weigh less.',
  ],
  'active-infrared': [
    'Active infrared',
    'A sensor pair with a beam across the path; it counts when somebody breaks the beam.',
  ],
  adt: ['ADT', 'Average daily traffic over a period shorter than a year, such as a week of counting.'],
  agency: ['Agency', 'The organization that owns stations and to which a user belongs.'],
  bin: ['Bin', 'One interval of counting, such as 15 minutes, and the number counted in it.'],
  calendar: [
    'Calendar',
    'What is known of days beside their counts: holidays, school terms, events, works, weather.',
  ],
  calibration: ['Calibration', 'Comparing a counter with people counting by eye, to find a correction.'],
  'certification-campaign': [
    'Certification campaign',
    'A period whose counts are validated and certified by a day, for many stations, and which ends with a frozen report.',
  ],
  certify: [
    'Certify',
    'To declare that counts were reviewed, suspect values marked, and the rest is ready for use. Certified counts are locked.',
  ],
  channel: [
    'Channel',
    'Another word for a flow, used by the v1 station form and by many makers of counters.',
  ],
  'continuous-counter': ['Continuous counter', 'Another word for a permanent counter.'],
  cordon: ['Cordon', 'A closed line around an area; all traffic that crosses it is counted, in and out.'],
  'cordon-count': ['Cordon count', 'Counting on every way into an area, to learn how many enter and leave.'],
  'correction-factor': [
    'Correction factor',
    'A number that a raw count is multiplied by, for example to make up for people walking side by side.',
  ],
  corridor: [
    'Corridor',
    'Stations along one way, in order. Their counts are compared and never added up, since one rider passes several counters.',
  ],
  'count-interval': ['Count interval', 'How long each single count lasts: 15 or 60 minutes here.'],
  'count-method': ['Count method', 'Whether people, a portable device or a permanent device counted.'],
  'count-type': ['Count type', 'What was counted: people on foot, bicycles, and so on.'],
  'daylight-saving-time': [
    'Daylight saving time',
    'In spring one hour of the clock does not exist; in autumn one occurs twice. Counts of the doubled hour are added up.',
  ],
  'day-of-year-factor': [
    'Day-of-year factor',
    'The share of a year’s traffic that falls on one date, learned from permanent counters; it turns a short count into an annual estimate.',
  ],
  deployment: [
    'Deployment',
    'A planned placement of counters at one or more stations for a period and purpose.',
  ],
  'direction-of-route': [
    'Direction of route',
    'The compass direction to which a road or trail is said to run, against which other directions are described.',
  ],
  district: ['District', 'One of the 25 areas into which TxDOT divides the state.'],
  draft: ['Draft', 'A station that is still being described and has no station ID yet.'],
  'facility-type': [
    'Facility type',
    'The kind of way that people use: sidewalk, bike lane, shared-use path and so on.',
  ],
  'factor-group': [
    'Factor group',
    'Permanent counters with a like pattern through the day, week and year, whose factors are used together.',
  ],
  fhwa: [
    'FHWA',
    'The Federal Highway Administration, which publishes the Traffic Monitoring Guide and collects counts nationally.',
  ],
  'fips-code': ['FIPS code', 'The federal number of a state (Texas: 48) or county (three more digits).'],
  flow: [
    'Flow',
    'A stream of traffic counted separately at a station: one type, in one direction, on one side, by one method.',
  ],
  'functional-class': [
    'Functional class',
    'The role of a road in the network, from Interstate to local; for counting extended by trails and activity areas.',
  ],
  gap: ['Gap', 'A time for which a count was expected and none exists. Not the same as zero.'],
  grade: [
    'Grade',
    `A letter from A to D for how much of a year was counted: the worst of six criteria. A is published, B with its letter, C as an estimate, D only with a reason. ${grades.letters.join(' ')} ${grades.note}`,
  ],
  hold: ['Hold', 'The time that certified counts of a month wait before they go out as open data.'],
  hpms: ['HPMS', 'The Highway Performance Monitoring System, FHWA’s yearly inventory of roads.'],
  'inductive-loop': [
    'Inductive loop',
    'A wire in the pavement that senses the metal of a bicycle passing over it.',
  ],
  'location-relative-to-roadway': [
    'Location relative to roadway',
    'On which side of a road a counter stands as seen along the direction of route.',
  ],
  lrs: ['LRS', 'Linear referencing system: naming a place by a route and a distance along it.'],
  interval: [
    'Interval',
    'From where to where a figure would lie in 95 of 100 typical years, with other weather and other events. Not a count interval.',
  ],
  madt: ['MADT', 'Monthly average daily traffic: the average day of one month.'],
  'manual-count': ['Manual count', 'Counting by people, on site or from video.'],
  'movement-direction': [
    'Movement direction',
    'Whether traffic with, against or both ways along the direction of route is counted.',
  ],
  nhs: ['NHS', 'The National Highway System, the most important roads of the country.'],
  'non-motorized-traffic': [
    'Non-motorized traffic',
    'People walking, cycling, riding, using a wheelchair or similar.',
  ],
  'observed-holiday': [
    'Observed holiday',
    'The day off of a federal holiday that falls on a weekend: the Friday before or the Monday after.',
  ],
  occlusion: ['Occlusion', 'Two people passing side by side and counted as one.'],
  'passive-infrared': ['Passive infrared', 'A sensor that notices the warmth of people passing.'],
  pedestrian: ['Pedestrian', 'A person on foot or using a mobility aid.'],
  'permanent-counter': ['Permanent counter', 'A counter installed to count all day, every day, for years.'],
  'piezoelectric-sensor': [
    'Piezoelectric sensor',
    'A strip in the pavement that gives a signal under the pressure of a wheel.',
  ],
  'pneumatic-tube': [
    'Pneumatic tube',
    'A rubber tube across the way; a wheel sends a puff of air that is counted.',
  ],
  'portable-counter': ['Portable counter', 'A device set up for days or weeks and then moved.'],
  'quality-control': [
    'Quality control (QC)',
    'Looking through counts for faults and marking them before use.',
  ],
  screenline: ['Screenline', 'An imagined line across a corridor; all traffic crossing it is counted.'],
  'seasonal-factor': ['Seasonal factor', 'The relation of a month to the average of the year.'],
  'sensor-type': [
    'Sensor type',
    'How a counter notices who passes: by the pressure of a wheel, its metal, the warmth of people, video and so on.',
  ],
  'short-duration-count': [
    'Short-duration count',
    'A count of hours to weeks, from which an annual figure is estimated.',
  ],
  station: ['Station', 'A place where traffic is counted, with one or more flows.'],
  'station-id': [
    'Station ID',
    'The six characters that name a station: two letters for the city and a running number.',
  ],
  'street-side': ['Street side', 'The side of the street, by compass, on which the flow is counted.'],
  suspect: ['Suspect', 'A mark on a count that its value may not be right or usual, with the reason.'],
  tmas: ['TMAS', 'The Travel Monitoring Analysis System, FHWA’s national database of counts.'],
  tmg: ['TMG', 'The Traffic Monitoring Guide, FHWA’s handbook with the data formats.'],
  'travel-direction': ['Travel direction', 'The compass direction in which the traffic of a flow moves.'],
  typical: [
    'Usual',
    'What the last like days came to: their median, and a band that eight of ten of them lie in.',
  ],
  'validity-condition': ['Validity condition', 'The reason given with a suspect mark.'],
  vendor: [
    'Vendor',
    'The maker of a counter. Each writes files of its own form, so the vendor decides how a file is read.',
  ],
  'vendor-status': [
    'Vendor status',
    'What the vendor’s platform says of a count, for example that it was estimated. Anything but normal deserves a look.',
  ],
  'weather-station': [
    'Weather station',
    'A place where NOAA measures each day’s temperature, rain and snow. The nearest one, within about 30 miles (50 km), stands beside a station’s counts.',
  ],
  webhook: [
    'Webhook',
    'A signed message to another program when something happens, such as counts being certified.',
  ],
  'zero-run': ['Zero run', 'Many zeros in a row; often a sign of a failed counter, at night quite normal.'],
} as const satisfies Record<string, Entry>;

/** The terms by which forms and screens name an entry of the glossary. */
export type TermId = keyof typeof english;
