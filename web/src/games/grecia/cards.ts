// The pictures on Battle and Tactics cards.
import blow from "icon:sword-clash";
import charge from "icon:spear-feather";
import eye from "icon:eye-shield";
import feint from "icon:wingfoot";
import handshake from "icon:shaking-hands";
import horseman from "icon:cavalry";
import moon from "icon:night-sky";
import omen from "icon:raven";
import pass from "icon:defensive-wall";
import phalanx from "icon:spears";
import pursuit from "icon:run";
import ram from "icon:trireme";
import ranks from "icon:roman-shield";
import retreat from "icon:return-arrow";
import siege from "icon:siege-tower";
import skirmish from "icon:sling";
import surround from "icon:surrounded-shield";
import dove from "icon:dove";
import traitor from "icon:backstab";
import wind from "icon:wind-slap";
import scroll from "icon:tied-scroll";
import type { Drawing } from "./icons";

const PICTURES: Record<string, Drawing> = {
  bat_0: feint,
  bat_1: skirmish,
  bat_2: ranks,
  bat_3: charge,
  bat_4: surround,
  bat_5: blow,
  tac_request_support: handshake,
  tac_phalanx: phalanx,
  tac_wedge: horseman,
  tac_narrow_pass: pass,
  tac_night_assault: moon,
  tac_bronze_ram: ram,
  tac_siege_train: siege,
  tac_pursuit: pursuit,
  tac_orderly_retreat: retreat,
  tac_scouts: eye,
  tac_turncoat: traitor,
  tac_good_omen: dove,
  tac_ill_omen: omen,
  tac_etesian_winds: wind,
};

export function pictureOf(card: string): Drawing {
  return PICTURES[card] ?? scroll;
}
