import type { Manual } from './manual.ts';

/** Holidays, events and weather beside counts: a part of the manual in English. */
export const calendarEn: Manual['sections'] = [
  {
    id: 'calendar',
    title: 'Holidays, events and weather',
    blocks: [
      'Open **Calendar** in the group **Counts**. It shows a month, day by day, with what may explain an unusual count: holidays of the United States and of Texas, changes of the clock, what people entered, and the weather. Holidays are computed; nobody has to enter them.',
      { head: 'Enter an event' },
      {
        steps: [
          'Choose **Add entry** and say what it is: a school term, holidays of schools, an event or works.',
          'Name it, and give its first and last day. Choose stations if it touches only these; without any it counts for all stations of the agency.',
          'Choose **Save entry**. Who entered it and admins can change or delete it; an entry **For all agencies** is a super admin’s.',
        ],
      },
      { head: 'Bring in the weather' },
      {
        steps: [
          'As an admin download the daily summaries of a weather station from NOAA as CSV, and choose **Load weather**.',
          'Choose the file and **See what it holds**: its stations, its days, the warmest and the wettest of them. Choose other units if these cannot be.',
          'Choose **Keep these days**. The same days again change nothing. Where an address is set up, **Fetch newer days** brings them without a file: in the background, and you are told when they are here. Stations that are kept up to date get theirs every night by themselves; **Last fetched** says how that went.',
        ],
      },
      'A station gets the weather of the nearest weather station, about 30 miles (50 km) away at most. Temperatures are in °F, rain and snow in inches, unless your installation is set to °C and millimeters; the language changes nothing of it. A downloaded table names the unit at the head of its column.',
      { head: 'Compare' },
      '**Compare** in the group **Counts**, or on a station’s page, sets up to eight stations, modes, flows or periods on one axis: as counts, as an index, by weekday or by hour of the day. What the calendar knows stands above the lines, the weather of each day below them where you ask for it, the same numbers below. The address holds all of it, so that a link shows a colleague what you see, as far as its stations are theirs to see.',
      { head: 'Where you find it again' },
      {
        points: [
          'In the review the picture of the year marks these days, and **Holidays, events, weather and counter in words** lists them. A school term is no mark, for it explains no single day.',
          'A finding says what is known of its days. It stays a finding: you decide whether the day explains it.',
          'The page of a station says which holidays and events fell into the weeks that it shows.',
          'Days that are filled for figures are adjusted for the weather of their day where that tells the counter’s own days better: masked one after another, they must be off by at least 2% less, and in most months. They say so, with the error without it and with it.',
          'The highest days of a year’s figures name theirs. Days of events stay in averages and leave the factors of groups.',
        ],
      },
    ],
  },
];
