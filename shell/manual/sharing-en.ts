import type { Section } from './manual.ts';

/** Sections of the English manual about certifying together, comparing, and handing counts on. */
export const sharingEn: Section[] = [
  {
    id: 'campaigns',
    title: 'Certification campaigns',
    blocks: [
      'A campaign has the counts of a period validated and certified by a day, for many stations at once, and ends with a report that stays as it is. Open **Campaigns**.',
      {
        steps: [
          'An admin makes one with **New campaign**: name, period, due date, which stations, who validates, and what must hold, such as a least uptime or that no strong finding is open. **Make draft** keeps it; the stations that fit are shown and change with your choice.',
          '**Open campaign** freezes the stations and tells those who validate. They are reminded before the due date and after it.',
          'Each validator works through **Stations of the campaign**: **Review** opens the counts of the period, **Validate** says that they are as they should be, **Send back** returns a station with a reason. Certifying follows in the review.',
          'A station whose days cannot be certified is left out with **Leave out** and a reason.',
          '**Close campaign** freezes the report: what was certified, what was removed and why, and what was left out. **Reopen campaign** goes on as the next version; the report so far stays.',
        ],
      },
      'Where **Two pairs of eyes** are asked for, whoever entered counts of a station by a file may not validate it alone. Counts that arrive after a campaign is closed are named in its report.',
    ],
  },
  {
    id: 'comparing',
    title: 'Comparing',
    blocks: [
      '**Compare** draws up to eight stations, modes, flows or periods on one axis: as counted, as an index, by weekday or by hour of the day, there also as the share of the day. **What is usual of the first series** draws behind the first of them what its last like days came to. A ring marks a point that is not complete; it is never scaled up.',
      {
        points: [
          '**One mode:** under **Mode or flow** bicycles or pedestrians are the sum of their flows, nobody counted twice.',
          '**Another time:** under **Days of the series** choose the same days of another year, or **A period of its own**: as many days from another day on, which stand day by day beside the period, as four weeks after against four weeks before. The change is told from days of which both are complete, weekday against weekday; against another year a holiday stands against the same holiday, against a period of its own days off are left out.',
          '**Weather below the lines** draws each day’s temperature, rain and snow on axes of their own. **Counts with their factors** multiplies each flow by the factor that holds on the day, and says by which.',
          '**Corridors and Screenlines** name stations together. Along a corridor each has a chart of its own, because one rider passes several counters. Over a screenline or around a cordon counts are added up, in and out; say of each flow which way it counts.',
          '**Saved comparisons** keeps one for you or for your agency. Open it again, and **Show on the dashboard** pins it there; **Copy the address** gives its short address. Who opens it sees what they may.',
          'The same numbers stand in the table below, and **Print the comparison** prints both.',
        ],
      },
    ],
  },
  {
    id: 'sharing',
    title: 'Open data and links',
    blocks: [
      { head: 'Open data' },
      'Admins let stations out under **Open Data**. A month goes out whole, once all of its counts are certified and its hold is over. People find it on public pages, without an account: a map, a page for each station, and files as CSV, Parquet and GeoJSON, each with its license and how to cite it.',
      {
        points: [
          'What is out never changes. A month whose counts are reopened stays and is marked as under revision; certified anew it goes out as a new version after the next hold, and older versions keep their addresses.',
          'Only certified counts go out, never notes, people, serial numbers, vendor status or findings. Hours that were excluded are missing values with their reason.',
          '**Settings** of a station hold the first month, the hold, the license, whom people may ask, whether whole days alone go out, and how exactly its place is told.',
          '**Withdraw Data** takes all versions off; their addresses answer with the day and the contact.',
          'A station’s public page holds two pieces of HTML that show its figure or its months on another site.',
        ],
      },
      { head: 'Read-only links' },
      '**Read-Only Links** shows one station or one comparison to somebody without an account, counts that are not certified marked as such. **Make a link**, or **Share by link** on the station’s page or the comparison. The link is shown once. It ends on its day, when you choose **End Link**, or when you may no longer see what it shows.',
      { head: 'Messages to other programs (admins)' },
      '**Webhooks** sends a signed message to a program of yours when counts are certified or reopened, data are published, a station falls silent or is back, or an import fails. **Send a ping** tries it; **Deliveries** lists what was sent in the last 30 days and sends it again. A message that is not taken is tried again for days; then the webhook is switched off, and admins are told. The **API Guide** says how to check a signature.',
    ],
  },
];
